import type { Readable } from 'node:stream';

/** Where bytes are kept. Keys are made by us, never by a client: letters, digits and `-`, in folders parted by `/`. */
export abstract class FileStore {
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** Fails when there are no such bytes. */
  abstract get(key: string): Promise<Readable>;
  /** Does nothing when there are none. */
  abstract delete(key: string): Promise<void>;
}
