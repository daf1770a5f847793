"""Welcome To… («Бумажные кварталы»): three streets to number, the same three pairs of cards for everybody."""
