import type { Running } from '../lib/processes.ts';

/** A database, Redis or mail server. */
export interface Service {
  url: string;
  /** The chosen program and its port, printed at the start. */
  describe: string;
  /** Missing when the service runs elsewhere. */
  process?: Running;
}

export interface ServiceOptions {
  dataFolder: string;
  port: number;
  logFile: string;
  /** Folder with the ids of running processes. */
  pidsFolder: string;
}

/** Hides the password of an address. */
export function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//…@');
}
