"""`python -m voliere`."""

if __name__ == "__main__":  # processes of `voliere simulate --jobs` read this file too, and need no commands
    from voliere.cli import main

    main()
