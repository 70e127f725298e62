import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import { uncounted } from '../../common/http/deadline.js';
import { objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { FileDeletionRecord } from './file-deletion.schema.js';
import type { FileRecord } from './file.record.js';
import { FilesRepository } from './files.repository.js';
import { FileStore, MissingBytes } from './store/file-store.js';

/** Longer than any upload. Bytes without a record after this time belong to a broken upload. */
const UPLOAD_TIMEOUT_MS = 3_600_000;
const SWEEP_BATCH = 500;

/** Bytes may disappear while a request reads their record; any other error is the store's, so the client tries again later. */
function toProblem(cause: unknown): never {
  if (cause instanceof MissingBytes) throw new ProblemError('not_found', { cause });
  throw new ProblemError('unavailable', { cause: new Error('the file store failed', { cause }) });
}

type Stored = Pick<FileRecord, 'storageKey'> & Partial<Pick<FileRecord, 'thumbnail'>>;

/** The bytes of files: stored before their record, removed after the commit of its deletion. */
@Injectable()
export class FileBytes {
  private readonly logger = new Logger(FileBytes.name);

  constructor(
    private readonly store: FileStore,
    private readonly repository: FilesRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Stores bytes. The sweeper removes them unless the transaction that writes their record calls `keep`. */
  async put(bytes: Buffer): Promise<string> {
    const storageKey = await this.newKey();
    await uncounted(() => this.store.put(storageKey, bytes)).catch(toProblem);
    return storageKey;
  }

  /** Stores a stream of bytes in the same way. */
  async putStream(size: number, bytes: () => AsyncIterable<Buffer>): Promise<string> {
    const storageKey = await this.newKey();
    await uncounted(() => this.store.putStream(storageKey, size, bytes)).catch(toProblem);
    return storageKey;
  }

  async keep(storageKey: string, session: ClientSession): Promise<void> {
    // The sweeper removed the bytes, because the upload took too long.
    if (!(await this.repository.cancelDeletion(storageKey, session))) throw new ProblemError('unavailable');
  }

  /** The existing ones among these files, for the worker. */
  filesOf(ids: readonly string[]): Promise<FileRecord[]> {
    return this.repository.find({ _id: { $in: ids.map(objectId) } });
  }

  open({ storageKey }: Stored): Promise<Readable> {
    return uncounted(() => this.store.get(storageKey)).catch(toProblem);
  }

  /** Null if the bytes are missing, which they stay; a store that fails may work again later. */
  openExisting(file: Stored): Promise<Readable | null> {
    return this.open(file).catch((error: unknown) => {
      if (error instanceof ProblemError && error.code === 'not_found') return null;
      throw error;
    });
  }

  /** Removes bytes, those of thumbnails too, after the commit; if the process dies before, the sweeper does it. */
  async remove(files: readonly Stored[], session: ClientSession): Promise<void> {
    if (files.length === 0) return;
    const keys = files.flatMap(({ storageKey, thumbnail }) => [storageKey, thumbnail?.storageKey ?? []].flat());
    await this.repository.scheduleDeletion(keys, new Date(), session);
    this.transactions.afterCommit(session, () => void this.removeNow(keys));
  }

  /** Removes files with their bytes, in the transaction of the record that has them; returns the ids of those that existed. */
  async removeFiles(ids: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    if (ids.length === 0) return [];
    const files = await this.repository.find({ _id: { $in: ids } }, session);
    const found = files.map(({ _id }) => _id);
    await this.repository.delete(found, session);
    await this.remove(files, session);
    return found;
  }

  /** Removes due bytes and returns the number of keys; the worker repeats it. */
  async sweep(): Promise<number> {
    let removed = 0;
    for (;;) {
      const due = await this.repository.dueDeletions(SWEEP_BATCH);
      await this.run(due);
      removed += due.length;
      if (due.length < SWEEP_BATCH) return removed;
    }
  }

  /** A key whose bytes are removed unless `keep` is called in time. */
  private async newKey(): Promise<string> {
    const id = randomUUID();
    const storageKey = `${id.slice(0, 2)}/${id}`;
    await this.repository.scheduleDeletion([storageKey], new Date(Date.now() + UPLOAD_TIMEOUT_MS));
    return storageKey;
  }

  /**
   * Removes the bytes of these deletions, but not bytes that another file has. The deletions are read before the files: of two files that go at the
   * same time, the later one finds no other.
   */
  private async run(deletions: readonly FileDeletionRecord[]): Promise<void> {
    const inUse = await this.repository.keysInUse(deletions.map(({ storageKey }) => storageKey));
    for (const { _id, storageKey } of deletions) {
      if (!inUse.has(storageKey)) await this.store.delete(storageKey);
      await this.repository.endDeletion(_id);
    }
  }

  /** Removes unreferenced bytes at once; after a failure the sweeper does it. */
  async removeNow(keys: readonly string[]): Promise<void> {
    try {
      await this.run(await this.repository.deletionsOf(keys));
    } catch (error) {
      this.logger.warn({ err: error }, 'bytes are left to the sweeper');
    }
  }
}
