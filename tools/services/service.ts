import type { Running } from '../lib/processes.ts';

/** A running (or already present) database, Redis or mail server. */
export interface Service {
  url: string;
  /** Which one was chosen and where it listens, for the start-up text. */
  describe: string;
  /** What we started; a service of somebody else's is only used. */
  process?: Running;
}

export interface ServiceOptions {
  /** Where it keeps its data. */
  dataFolder: string;
  port: number;
  logFile: string;
  /** Where running processes are written down. */
  pidsFolder: string;
}

/** An address for people: without a password in it. */
export function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//…@');
}
