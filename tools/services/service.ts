/** A running (or already present) database, Redis or mail server. */
export interface Service {
  url: string;
  /** Which one was chosen and where it listens, for the start-up text. */
  describe: string;
  stop: () => Promise<void>;
}

export interface ServiceOptions {
  /** Where it keeps its data. */
  dataFolder: string;
  port: number;
  logFile: string;
  /** Where running processes are written down. */
  pidsFolder: string;
}

/** A service of somebody else's is only used, never stopped. */
export const external = (url: string, describe: string): Service => ({ url, describe, stop: () => Promise.resolve() });

/** An address for people: without a password in it. */
export function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//…@');
}
