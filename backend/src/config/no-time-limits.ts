/** For scripts that work on a whole database: what they ask of it takes as long as it takes. Imported before the application is made. */
process.env.MONGODB_TIMEOUT_MS = '0';
