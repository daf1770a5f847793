"""The words of Street."""
