"""What must outlive the process: persons, tables, journals, drafts, answers and chat, in one SQLite file."""
