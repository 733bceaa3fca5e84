"""What Soundcheck costs, measured from outside. Each module is one measure and offers `rows(options)`."""
import sys

if sys.platform != "linux":
    sys.exit("The benchmarks read /proc and pin processes to cores, which takes Linux.")
