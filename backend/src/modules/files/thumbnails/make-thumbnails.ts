import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '../../../common/mongo/transactions.js';
import { PeriodicJobs } from '../../../common/periodic/periodic-jobs.js';
import { FileBytes } from '../file-bytes.js';
import type { FileRecord } from '../file.record.js';
import { FilesRepository } from '../files.repository.js';
import { drawThumbnail } from './thumbnail-process.js';

const SECONDS = 3;
/** The time until another worker draws the thumbnail of a worker that died. */
const LEASE_MS = 120_000;

/** Draws thumbnails in the worker, one after the other (docs/domain/files.md#thumbnails). A stop keeps what is drawn; the next worker goes on. */
@Injectable()
export class MakeThumbnails implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(MakeThumbnails.name);
  private readonly stopping = new AbortController();

  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly files: FilesRepository,
    private readonly bytes: FileBytes,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.jobs.every(SECONDS, 'draw thumbnails', () => this.run());
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const now = Date.now();
      const file = await this.files.takeDueThumbnail(new Date(now), new Date(now + LEASE_MS));
      if (!file) return;
      await this.draw(file);
    }
  }

  private async draw(file: FileRecord): Promise<void> {
    const { signal } = this.stopping;
    const bytes = await this.bytes.openExisting(file);
    const drawn = bytes && (await drawThumbnail(bytes, file.mimeType, signal));
    if (signal.aborted) return;
    if (drawn) return this.keep(file, drawn);
    this.logger.warn({ id: String(file._id) }, bytes ? 'a file has no thumbnail' : 'the bytes of a file are missing');
    await this.files.endThumbnail(file._id, null);
  }

  private async keep({ _id }: FileRecord, drawn: Buffer): Promise<void> {
    const storageKey = await this.bytes.put(drawn);
    const isKept = await this.transactions.run(async (session) => {
      if (!(await this.files.endThumbnail(_id, { storageKey, size: drawn.length }, session))) return false;
      await this.bytes.keep(storageKey, session);
      return true;
    });
    // The file was removed meanwhile.
    if (!isKept) await this.bytes.removeNow([storageKey]);
  }
}
