/** Removes the time limits of commands, for scripts that work on a whole database. Import it before the application. */
process.env.MONGODB_TIMEOUT_MS = '0';
