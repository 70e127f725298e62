import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Injectable, Logger } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import { uncounted } from '../../common/http/deadline.js';
import { objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { FileRecord } from './file.record.js';
import { FilesRepository } from './files.repository.js';
import { FileStore, MissingBytes } from './store/file-store.js';

/** Longer than any upload takes: bytes put without a record by then belong to an upload that broke off. */
const UPLOAD_TIMEOUT_MS = 3_600_000;
const SWEEP_BATCH = 500;

/** Bytes may go while their record is being read; anything else is the store's trouble, and worth another try later. */
function toProblem(cause: unknown): never {
  if (cause instanceof MissingBytes) throw new ProblemError('not_found', { cause });
  throw new ProblemError('unavailable', { cause: new Error('the file store failed', { cause }) });
}

/** What has bytes here. */
type Stored = Pick<FileRecord, 'storageKey'>;

/** The bytes behind the records: put before their record is written, removed after its deletion is committed. */
@Injectable()
export class FileBytes {
  private readonly logger = new Logger(FileBytes.name);

  constructor(
    private readonly store: FileStore,
    private readonly repository: FilesRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Puts bytes that the sweeper will remove again unless `keep` is called in the transaction that writes their record. */
  async put(bytes: Buffer): Promise<string> {
    const storageKey = await this.newKey();
    await uncounted(() => this.store.put(storageKey, bytes)).catch(toProblem);
    return storageKey;
  }

  /** The same for more than memory should hold. */
  async putStream(size: number, bytes: () => AsyncIterable<Buffer>): Promise<string> {
    const storageKey = await this.newKey();
    await this.store.putStream(storageKey, size, bytes).catch(toProblem);
    return storageKey;
  }

  async keep(storageKey: string, session: ClientSession): Promise<void> {
    // Swept already: the upload took longer than anyone waits.
    if (!(await this.repository.cancelDeletion(storageKey, session))) throw new ProblemError('unavailable');
  }

  /** Those of these files that are still there, for who has no calls of files (the worker). */
  filesOf(ids: readonly string[]): Promise<FileRecord[]> {
    return this.repository.find({ _id: { $in: ids.map(objectId) } });
  }

  open({ storageKey }: Stored): Promise<Readable> {
    return uncounted(() => this.store.get(storageKey)).catch(toProblem);
  }

  /** Removes bytes once this transaction is committed; should the process die before, the sweeper does it. */
  async remove(files: readonly Stored[], session: ClientSession): Promise<void> {
    if (files.length === 0) return;
    const keys = files.map(({ storageKey }) => storageKey);
    await this.repository.scheduleDeletion(keys, new Date(), session);
    this.transactions.afterCommit(session, () => void this.removeNow(keys));
  }

  /** Removes what is due; run it every now and then. Answers how many bytes' keys it removed. */
  async sweep(): Promise<number> {
    let removed = 0;
    for (;;) {
      const keys = await this.repository.dueDeletions(SWEEP_BATCH);
      await this.removeKeys(keys);
      removed += keys.length;
      if (keys.length < SWEEP_BATCH) return removed;
    }
  }

  /** A key whose bytes go again unless they are kept in time. */
  private async newKey(): Promise<string> {
    const id = randomUUID();
    const storageKey = `${id.slice(0, 2)}/${id}`;
    await this.repository.scheduleDeletion([storageKey], new Date(Date.now() + UPLOAD_TIMEOUT_MS));
    return storageKey;
  }

  private async removeKeys(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.store.delete(key);
      await this.repository.cancelDeletion(key);
    }
  }

  /** Removes bytes that nothing refers to, at once; the sweeper does it where that fails. */
  async removeNow(keys: readonly string[]): Promise<void> {
    try {
      await this.removeKeys(keys);
    } catch (error) {
      this.logger.warn({ err: error }, 'bytes are left to the sweeper');
    }
  }
}
