"""Who is at work in a soak: good clients, bad ones, and somebody at the control side."""
