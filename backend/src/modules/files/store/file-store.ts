import type { Readable } from 'node:stream';

/** There are no bytes under this key. */
export class MissingBytes extends Error {}

/**
 * Where bytes are kept. Keys are made by us, never by a client: letters, digits and `-`, in folders parted by `/`. Anything it throws
 * other than MissingBytes is trouble of the store's own.
 */
export abstract class FileStore {
  /** Keeps all of them or none; what was there before under this key is replaced. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** The same for more than memory should hold: bytes of this size together, made as they are kept, and again for another attempt. */
  abstract putStream(key: string, size: number, bytes: () => AsyncIterable<Buffer>): Promise<void>;
  /** Throws MissingBytes when there are none. */
  abstract get(key: string): Promise<Readable>;
  /** With what was left of putting them; does nothing when there are none. */
  abstract delete(key: string): Promise<void>;
}

const KEY = /^[\w-]+(\/[\w-]+)*$/;

/** The key, if it is one of ours: never a way out of the store. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error('not a key of the file store');
  return key;
}
