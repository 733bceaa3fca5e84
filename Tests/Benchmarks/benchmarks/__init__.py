"""What Soundcheck costs, measured from outside. Each module is one measure and offers `rows(options)`."""
