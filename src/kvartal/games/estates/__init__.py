"""The Estates («Город мечты»): three rows of towers, built by auction."""
