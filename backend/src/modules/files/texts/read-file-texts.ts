import { buffer } from 'node:stream/consumers';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '../../../common/mongo/transactions.js';
import { PeriodicJobs } from '../../../common/periodic/periodic-jobs.js';
import { ConfinedReader } from '../../../common/processes/confined-reader.js';
import { FileBytes } from '../file-bytes.js';
import type { FileRecord } from '../file.record.js';
import { FilesRepository } from '../files.repository.js';
import type { FileText } from './file-text.js';

const SECONDS = 3;
/** The time until another worker reads the file of a worker that died. */
const LEASE_MS = 120_000;
const TIMEOUT_MS = 30_000;

const DAMAGED: FileText = { state: 'damaged', pages: [] };

/** Reads the texts of files in the worker, one after the other (docs/domain/files.md#text). A stop keeps what is read; the next worker goes on. */
@Injectable()
export class ReadFileTexts implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(ReadFileTexts.name);
  private readonly reader = new ConfinedReader('read-texts', TIMEOUT_MS);
  private stopped = false;

  constructor(
    private readonly jobs: PeriodicJobs,
    private readonly files: FilesRepository,
    private readonly bytes: FileBytes,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.jobs.every(SECONDS, 'read texts of files', () => this.run());
  }

  onModuleDestroy(): void {
    this.stopped = true;
    this.reader.stop();
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      const now = Date.now();
      const file = await this.files.takeDueText(new Date(now), new Date(now + LEASE_MS));
      if (!file) return;
      const text = await this.read(file).catch((error: unknown) => {
        if (this.stopped) return null;
        throw error;
      });
      if (!text) return;
      if (text.state === 'damaged') this.logger.warn({ id: String(file._id) }, 'the text of a file cannot be read');
      await this.transactions.run((session) => this.files.endText(file, text, session));
    }
  }

  private async read(file: FileRecord): Promise<FileText> {
    const stored = await this.bytes.openExisting(file);
    if (!stored) return DAMAGED;
    const bytes = Buffer.concat([Buffer.from(`${file.mimeType}\n`), await buffer(stored)]);
    const read = await this.reader.read(bytes);
    return read ? (JSON.parse(read.toString()) as FileText) : DAMAGED;
  }
}
