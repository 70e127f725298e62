import type { Readable } from 'node:stream';

/** The store has no bytes under this key. */
export class MissingBytes extends Error {}

/** Stores bytes. The product makes the keys, never a client: letters, digits and `-`, in folders separated by `/`. Any error except MissingBytes is the store's own. */
export abstract class FileStore {
  /** Stores all bytes or none; replaces earlier ones under this key. */
  abstract put(key: string, bytes: Buffer): Promise<void>;
  /** Stores a stream of this size in the same way; `bytes` starts it again for another attempt. */
  abstract putStream(key: string, size: number, bytes: () => AsyncIterable<Buffer>): Promise<void>;
  /** Throws MissingBytes without bytes. */
  abstract get(key: string): Promise<Readable>;
  /** Deletes the bytes and the rest of a broken `put`; accepts a missing key. */
  abstract delete(key: string): Promise<void>;
}

const KEY = /^[\w-]+(\/[\w-]+)*$/;

/** Refuses a key that is not ours, which could lead out of the store. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error('not a key of the file store');
  return key;
}
