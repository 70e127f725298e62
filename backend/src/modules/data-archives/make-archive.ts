import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { DATA_ARCHIVE_DAYS, DAY_MS } from '@byline/shared-types/domain';
import { Transactions } from '../../common/mongo/transactions.js';
import { zipSize, zipStream, type StoredEntry } from '../../common/zip.js';
import { Config } from '../../config/config.js';
import { FileBytes } from '../files/file-bytes.js';
import { Outbox } from '../mail/outbox.service.js';
import { archiveEntries } from './archive-entries.js';
import { DataArchivesRepository, type LeasedArchive } from './data-archives.repository.js';
import { KeptArchives } from './kept-archives.js';
import type { OwnData } from './own-data.js';

/** Attempts until an archive fails. */
const MAX_ATTEMPTS = 5;

/** The archive was removed, another worker has it, or this worker stops. */
class LeaseLost extends Error {}

/** Makes an archive from the collected data and the files. Any number of workers make it once. */
@Injectable()
export class MakeArchive {
  private readonly leaseMs: number;
  private stopping = false;

  constructor(
    private readonly archives: DataArchivesRepository,
    private readonly kept: KeptArchives,
    private readonly bytes: FileBytes,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {
    this.leaseMs = config.ARCHIVE_LEASE_SECONDS * 1_000;
  }

  /** Stops between two files; another worker starts the archive again. */
  stop(): void {
    this.stopping = true;
  }

  async make(id: string): Promise<void> {
    const archive = await this.archives.take(id, this.leaseMs);
    if (!archive) return;
    if (archive.attempts > MAX_ATTEMPTS) return this.fail(archive);
    try {
      await this.write(archive);
    } catch (error) {
      await this.archives.release(archive);
      if (!(error instanceof LeaseLost)) throw error;
    }
  }

  private async write(archive: LeasedArchive): Promise<void> {
    const data = JSON.parse(await text(await this.bytes.open({ storageKey: archive.dataKey }))) as OwnData;
    const files = await this.bytes.filesOf(data.files.map(({ _id }) => _id));
    const entries = archiveEntries(data, files, this.bytes, this.config.AGENCY_NAME);
    const size = zipSize(entries);
    const storageKey = await this.put(archive, entries, size);
    const done = await this.transactions.run(async (session) => {
      const keptUntil = new Date(Date.now() + DATA_ARCHIVE_DAYS * DAY_MS);
      if (!(await this.archives.end(archive, { state: 'ready', storageKey, size, keptUntil }, session))) return false;
      await this.bytes.keep(storageKey, session);
      await this.bytes.remove([{ storageKey: archive.dataKey }], session);
      await this.kept.replaceOthers(archive, session);
      await this.tell(archive, session);
      return true;
    });
    if (!done) await this.bytes.removeNow([storageKey]);
  }

  /** Streams it into the file store, one piece in memory at a time. */
  private async put(archive: LeasedArchive, entries: readonly StoredEntry[], size: number): Promise<string> {
    let lost = false;
    const held = entries.map(({ read, ...entry }) => ({
      ...entry,
      read: async () => {
        lost ||= this.stopping || !(await this.archives.hold(archive, this.leaseMs));
        if (lost) throw new LeaseLost();
        return read();
      },
    }));
    return this.bytes
      .putStream(size, () => zipStream(held))
      .catch((error: unknown) => {
        throw lost ? new LeaseLost() : error;
      });
  }

  private tell({ owner, candidateId }: LeasedArchive, session: Parameters<Outbox['addSystem']>[1]): Promise<void> {
    const { firstname, name, email, language } = owner;
    const url = `${this.config.PORTAL_URL}/account?lang=${language}`;
    const to = { email, name: `${firstname} ${name}` };
    return this.outbox.addSystem(
      { template: 'archive_ready', to, language, data: { firstname, url }, candidateId },
      session,
    );
  }

  private async fail(archive: LeasedArchive): Promise<void> {
    await this.transactions.run(async (session) => {
      if (await this.archives.end(archive, { state: 'failed' }, session))
        await this.bytes.remove([{ storageKey: archive.dataKey }], session);
    });
  }
}
