import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type ClientSession, type Model, type QueryFilter } from 'mongoose';
import { createRecord } from '../../common/mongo/record.js';
import type { DataArchiveRecord } from './data-archive.schema.js';

type Id = string | Types.ObjectId;
export type NewDataArchive = Pick<
  DataArchiveRecord,
  'userId' | 'candidateId' | 'owner' | 'state' | 'dataKey' | 'leasedUntil' | 'expireAt'
>;

/** An archive with a worker's lease. */
export type LeasedArchive = DataArchiveRecord & { lease: Types.ObjectId; dataKey: string };

const FOUND_AT_ONCE = 1_000;

@Injectable()
export class DataArchivesRepository {
  constructor(@InjectModel('DataArchive') private readonly archives: Model<DataArchiveRecord>) {}

  find(id: Id): Promise<DataArchiveRecord | null> {
    return this.archives.findById(id).lean<DataArchiveRecord>();
  }

  latestOf(userId: Id): Promise<DataArchiveRecord | null> {
    return this.archives.findOne({ userId }).sort({ createdAt: -1 }).lean<DataArchiveRecord>();
  }

  /** Counts archives except failed ones. */
  countSince(userId: Id, since: Date): Promise<number> {
    return this.archives.countDocuments({ userId, createdAt: { $gt: since }, state: { $ne: 'failed' } });
  }

  create(archive: NewDataArchive, session: ClientSession): Promise<DataArchiveRecord> {
    return createRecord(this.archives, archive, session);
  }

  /** Takes an unfinished archive without a valid lease; null otherwise. */
  async take(id: Id, leaseMs: number, now = Date.now()): Promise<LeasedArchive | null> {
    return this.archives
      .findOneAndUpdate(
        { _id: id, state: 'making', leasedUntil: { $lte: new Date(now) } },
        { $set: { lease: new Types.ObjectId(), leasedUntil: new Date(now + leaseMs) }, $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      )
      .lean<LeasedArchive>();
  }

  /** Renews the lease; false if the archive was removed or another worker has it. */
  async hold({ _id, lease }: LeasedArchive, leaseMs: number): Promise<boolean> {
    const leasedUntil = new Date(Date.now() + leaseMs);
    const { matchedCount } = await this.archives.updateOne({ _id, lease, state: 'making' }, { $set: { leasedUntil } });
    return matchedCount === 1;
  }

  /** Ends the work on it; false if the archive was removed or another worker has it. */
  async end(
    { _id, lease }: LeasedArchive,
    ending: Partial<Pick<DataArchiveRecord, 'state' | 'storageKey' | 'size' | 'keptUntil'>>,
    session: ClientSession,
  ): Promise<boolean> {
    const { matchedCount } = await this.archives.updateOne(
      { _id, lease, state: 'making' },
      { $set: { ...ending, dataKey: null, lease: null }, $inc: { version: 1 } },
      { session },
    );
    return matchedCount === 1;
  }

  async release({ _id, lease }: LeasedArchive): Promise<void> {
    await this.archives.updateOne({ _id, lease }, { $set: { lease: null, leasedUntil: new Date() } });
  }

  /** Unfinished archives without a valid lease. */
  idle(now = Date.now()): Promise<Pick<DataArchiveRecord, '_id' | 'leasedUntil'>[]> {
    return this.archives
      .find({ state: 'making', leasedUntil: { $lte: new Date(now) } })
      .select('leasedUntil')
      .limit(FOUND_AT_ONCE)
      .lean();
  }

  outdated(now = Date.now()): Promise<DataArchiveRecord[]> {
    return this.archives
      .find({ state: 'ready', keptUntil: { $lte: new Date(now) } })
      .limit(FOUND_AT_ONCE)
      .lean<DataArchiveRecord[]>();
  }

  /** The same person's other ready archives. */
  othersReady({ _id, userId }: DataArchiveRecord, session: ClientSession): Promise<DataArchiveRecord[]> {
    return this.archives
      .find({ userId, state: 'ready', _id: { $ne: _id } })
      .session(session)
      .lean<DataArchiveRecord[]>();
  }

  async markExpired(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const match: QueryFilter<DataArchiveRecord> = { _id: { $in: ids }, state: 'ready' };
    await this.archives.updateMany(match, { $set: { state: 'expired', storageKey: null } }, { session });
  }

  /** Deletes all archives of a person; returns them as they were. */
  async removeOf(
    userIds: readonly Types.ObjectId[],
    candidateIds: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<DataArchiveRecord[]> {
    const match = {
      $or: [{ userId: { $in: userIds } }, { candidateId: { $in: candidateIds } }],
    } as QueryFilter<DataArchiveRecord>;
    const removed = await this.archives.find(match).session(session).lean<DataArchiveRecord[]>();
    await this.archives.deleteMany({ _id: { $in: removed.map(({ _id }) => _id) } }, { session });
    return removed;
  }
}
