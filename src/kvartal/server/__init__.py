"""The site: tables where people and bots play, kept on disk, shown to each reader as far as they may see."""
