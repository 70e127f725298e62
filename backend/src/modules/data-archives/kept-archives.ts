import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { ErasedPerson } from '../../common/events/erased-person.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { FileBytes } from '../files/file-bytes.js';
import type { DataArchiveRecord } from './data-archive.schema.js';
import { DataArchivesRepository } from './data-archives.repository.js';

/** Deletes archives with their bytes (docs/domain/accounts.md#archive-of-ones-data). */
@Injectable()
export class KeptArchives {
  constructor(
    private readonly repository: DataArchivesRepository,
    private readonly bytes: FileBytes,
    private readonly transactions: Transactions,
  ) {}

  /** Deletes all archives of a person; a worker that makes one loses its lease. */
  async removeOfPerson(
    { userIds, candidateIds }: Pick<ErasedPerson, 'userIds' | 'candidateIds'>,
    session: ClientSession,
  ): Promise<Types.ObjectId[]> {
    const removed = await this.repository.removeOf(userIds, candidateIds, session);
    await this.removeBytes(removed, session);
    return removed.map(({ _id }) => _id);
  }

  /** A ready archive replaces earlier ones. */
  async replaceOthers(archive: DataArchiveRecord, session: ClientSession): Promise<void> {
    await this.expire(await this.repository.othersReady(archive, session), session);
  }

  /** Deletes expired archives; the worker repeats it. */
  async sweep(): Promise<void> {
    const outdated = await this.repository.outdated();
    if (outdated.length > 0) await this.transactions.run((session) => this.expire(outdated, session));
  }

  private async expire(archives: readonly DataArchiveRecord[], session: ClientSession): Promise<void> {
    await this.repository.markExpired(
      archives.map(({ _id }) => _id),
      session,
    );
    await this.removeBytes(archives, session);
  }

  private removeBytes(archives: readonly DataArchiveRecord[], session: ClientSession): Promise<void> {
    const keys = archives.flatMap(({ dataKey, storageKey }) => [dataKey ?? [], storageKey ?? []].flat());
    return this.bytes.remove(
      keys.map((storageKey) => ({ storageKey })),
      session,
    );
  }
}
