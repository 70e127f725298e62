import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { sortFields } from '../../common/lists/sort-keys.js';
import { createRecord, objectId, updateVersioned } from '../../common/mongo/record.js';
import { timelineOf, type Timeline } from '../../common/mongo/timeline.js';
import type { FileDeletionRecord } from './file-deletion.schema.js';
import type { FileRecord, StoredBytes } from './file.record.js';
import type { FileText } from './texts/file-text.js';
import type { FileTextRecord } from './texts/file-text.record.js';

type Id = string | Types.ObjectId;
export type NewFile = Omit<FileRecord, '_id' | 'createdAt' | 'modifiedAt' | 'version' | 'sortKeys'>;

const sortable = (file: NewFile) => ({ ...file, ...sortFields({ name: file.name }) });

@Injectable()
export class FilesRepository {
  constructor(
    @InjectModel('File') private readonly files: Model<FileRecord>,
    @InjectModel('FileDeletion') private readonly deletions: Model<FileDeletionRecord>,
    @InjectModel('FileText') private readonly texts: Model<FileTextRecord>,
  ) {}

  list(match: QueryFilter<FileRecord>, params: ListParams<object>): Promise<Page<FileRecord>> {
    return readList(this.files, match, params);
  }

  find(match: QueryFilter<FileRecord>, session?: ClientSession): Promise<FileRecord[]> {
    return this.files
      .find(match)
      .sort({ createdAt: 1, _id: 1 })
      .session(session ?? null)
      .lean<FileRecord[]>();
  }

  timeline(): Timeline<FileRecord> {
    return timelineOf(this.files, {
      time: 'createdAt',
      author: 'ownerId',
      match: () => ({ mailed: { $ne: true } }),
    });
  }

  findById(id: Id): Promise<FileRecord | null> {
    return this.files.findById(id).lean<FileRecord>();
  }

  /** Number and bytes of a candidate's files, without the attachments of mails to them. */
  async usedBy(candidateId: string, session?: ClientSession): Promise<{ files: number; bytes: number }> {
    const [used] = await this.files
      .aggregate<{ files: number; bytes: number }>([
        { $match: { candidateId: objectId(candidateId), mailed: { $ne: true } } },
        { $group: { _id: null, files: { $sum: 1 }, bytes: { $sum: '$size' } } },
      ])
      .session(session ?? null);
    return used ?? { files: 0, bytes: 0 };
  }

  create(file: NewFile, session: ClientSession): Promise<FileRecord> {
    return createRecord(this.files, sortable(file), session);
  }

  update(id: Id, version: number | undefined, changes: Partial<NewFile>, session: ClientSession): Promise<FileRecord> {
    const listed = changes.name === undefined ? {} : sortFields({ name: changes.name });
    return updateVersioned(this.files, id, version, { $set: { ...changes, ...listed } }, session);
  }

  async use(id: Id, candidateId: Types.ObjectId, session: ClientSession): Promise<boolean> {
    const match: QueryFilter<FileRecord> = {
      _id: id,
      candidateId: { $in: [null, candidateId] },
      mailed: { $ne: true },
    };
    const change = { $set: { candidateId, unusedSince: null } };
    return (await this.files.updateOne(match, change, { session, timestamps: false })).matchedCount === 1;
  }

  /** Gives a user's unused upload to a mail to the candidate; false if it is gone, used or another's. */
  async useInMail(
    { _id, ownerId }: Pick<FileRecord, '_id' | 'ownerId'>,
    candidateId: Types.ObjectId,
    session: ClientSession,
  ): Promise<boolean> {
    const match: QueryFilter<FileRecord> = {
      ...{ _id, ownerId, candidateId: { $in: [null, candidateId] } },
      ...{ kind: 'attachment', unusedSince: { $ne: null }, mailed: { $ne: true } },
    };
    const change = { $set: { candidateId, unusedSince: null, mailed: true } };
    return (await this.files.updateOne(match, change, { session, timestamps: false })).matchedCount === 1;
  }

  /** Makes a user's unused upload hold the bytes of a mail to many; false if it is gone, used or another's. */
  async hold(
    { _id, ownerId }: Pick<FileRecord, '_id' | 'ownerId'>,
    until: Date,
    session: ClientSession,
  ): Promise<boolean> {
    const match: QueryFilter<FileRecord> = {
      ...{ _id, ownerId, candidateId: null },
      ...{ kind: 'attachment', unusedSince: { $ne: null }, mailed: { $ne: true } },
    };
    const change = { $set: { unusedSince: until, mailed: true } };
    return (await this.files.updateOne(match, change, { session, timestamps: false })).matchedCount === 1;
  }

  /** Takes the file that waits longest for its thumbnail; until that time no other worker takes it. */
  takeDueThumbnail(now: Date, until: Date): Promise<FileRecord | null> {
    return this.files
      .findOneAndUpdate(
        { thumbnailDue: { $type: 'date', $lte: now } },
        { $set: { thumbnailDue: until } },
        { timestamps: false },
      )
      .sort({ thumbnailDue: 1 })
      .lean<FileRecord>();
  }

  /** Ends the work on a thumbnail; false if the file is gone. */
  async endThumbnail(id: Id, thumbnail: StoredBytes | null, session?: ClientSession): Promise<boolean> {
    const change = { $set: { thumbnail, thumbnailDue: null } };
    return (await this.files.updateOne({ _id: id }, change, { session, timestamps: false })).matchedCount === 1;
  }

  /** Takes a file whose text nobody has read, the newest first, so a new upload does not wait for older files. */
  takeDueText(now: Date, until: Date): Promise<FileRecord | null> {
    return this.files
      .findOneAndUpdate({ textDue: { $type: 'date', $lte: now } }, { $set: { textDue: until } }, { timestamps: false })
      .sort({ textDue: -1 })
      .lean<FileRecord>();
  }

  /** Keeps the text of a file, or the reason for its lack; does nothing if the file is gone. */
  async endText({ _id, candidateId }: FileRecord, { state, pages }: FileText, session: ClientSession): Promise<void> {
    const change = { $set: { textState: state, textDue: null } };
    const { matchedCount } = await this.files.updateOne({ _id }, change, { session, timestamps: false });
    if (matchedCount === 0) return;
    if (pages.length === 0) await this.texts.deleteOne({ _id }, { session });
    else await this.texts.replaceOne({ _id }, { candidateId, pages }, { session, upsert: true });
  }

  /** Attachments unused since that time, the oldest first. */
  unused(before: Date, limit: number): Promise<FileRecord[]> {
    return this.files
      .find({ unusedSince: { $type: 'date', $lt: before } })
      .sort({ unusedSince: 1 })
      .limit(limit)
      .lean<FileRecord[]>();
  }

  /** Gives unused attachments more time. */
  async keepUnused(ids: readonly Id[], since: Date): Promise<void> {
    const match: QueryFilter<FileRecord> = { _id: { $in: ids }, unusedSince: { $ne: null } };
    await this.files.updateMany(match, { $set: { unusedSince: since } }, { timestamps: false });
  }

  /** Deletes the still unused attachments among these; returns them. */
  async deleteUnused(ids: readonly Id[], session: ClientSession): Promise<FileRecord[]> {
    const unused = await this.find({ _id: { $in: ids }, unusedSince: { $ne: null } }, session);
    await this.delete(
      unused.map(({ _id }) => _id),
      session,
    );
    return unused;
  }

  /** Takes the name of an erased user from the files of the library, which stay. */
  async dropOwners(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const match: QueryFilter<FileRecord> = { ownerId: { $in: userIds }, kind: 'library' };
    await this.files.updateMany(match, { $set: { ownerId: null } }, { session, timestamps: false });
  }

  async createMany(files: readonly NewFile[], session: ClientSession): Promise<FileRecord[]> {
    const created = await this.files.create(files.map(sortable), { session, ordered: true });
    return created.map((file) => file.toObject<FileRecord>());
  }

  async delete(ids: readonly Id[], session: ClientSession): Promise<void> {
    await this.files.deleteMany({ _id: { $in: ids } }, { session });
    await this.texts.deleteMany({ _id: { $in: ids } }, { session });
  }

  async scheduleDeletion(storageKeys: readonly string[], dueAt: Date, session?: ClientSession): Promise<void> {
    const entries = storageKeys.map((storageKey) => ({ storageKey, dueAt }));
    await this.deletions.insertMany(entries, { session: session ?? null });
  }

  async cancelDeletion(storageKey: string, session?: ClientSession): Promise<boolean> {
    const { deletedCount } = await this.deletions.deleteMany({ storageKey }, { session });
    return deletedCount > 0;
  }

  dueDeletions(limit: number): Promise<FileDeletionRecord[]> {
    return this.deletions
      .find({ dueAt: { $lte: new Date() } })
      .sort({ dueAt: 1 })
      .limit(limit)
      .lean<FileDeletionRecord[]>();
  }

  deletionsOf(storageKeys: readonly string[]): Promise<FileDeletionRecord[]> {
    return this.deletions.find({ storageKey: { $in: storageKeys } }).lean<FileDeletionRecord[]>();
  }

  async endDeletion(id: Types.ObjectId): Promise<void> {
    await this.deletions.deleteOne({ _id: id });
  }

  /** Those of these keys that a file still has. */
  async keysInUse(storageKeys: readonly string[]): Promise<Set<string>> {
    return new Set(await this.files.distinct('storageKey', { storageKey: { $in: storageKeys } }));
  }
}
