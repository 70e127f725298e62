import { Injectable } from '@nestjs/common';
import { withEndingOf, type FileKind } from '@byline/shared-types/domain';
import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { isRecruiter, ownScope, type Principal } from '../../common/auth/principal.js';
import type { ErasedPerson } from '../../common/events/erased-person.js';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import type { Timeline } from '../../common/mongo/timeline.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import type { FileFilter, PortfolioUploadRequest, UpdateFileRequest, UploadRequest } from './dto/file.dto.js';
import { toDownload, toThumbnail, type Download } from './download.js';
import { FileBytes } from './file-bytes.js';
import { mayUse } from './file.policy.js';
import type { FileRecord } from './file.record.js';
import { FilesRepository } from './files.repository.js';
import { Quota } from './quota.js';
import { StoreFile, type FileToStore } from './store-file.js';
import type { Upload } from './upload.js';

type Id = string | Types.ObjectId;

const roomFor = (bytes: number) => ({ files: 1, bytes });

/** The files a candidate sees: not hidden, and of attachments only their own uploads. */
const visibleTo = ({ userId }: Principal): QueryFilter<FileRecord> => ({
  hidden: false,
  $or: [{ kind: { $ne: 'attachment' } }, { ownerId: objectId(userId) }],
});

/** Records of files: candidates' files, attachments and logos. `FileBytes` has their bytes. */
@Injectable()
export class FilesService {
  constructor(
    private readonly repository: FilesRepository,
    private readonly storeFile: StoreFile,
    private readonly bytes: FileBytes,
    private readonly quota: Quota,
    private readonly candidates: CandidatesService,
    private readonly transactions: Transactions,
  ) {}

  list(me: Principal, params: ListParams<FileFilter>): Promise<Page<FileRecord>> {
    const { hidden, portfolio, kind } = params.filter;
    const candidateId = ownScope(me, params.filter.candidateId);
    const asked = [
      ...(candidateId ? [{ candidateId: objectId(candidateId) }] : []),
      ...(hidden === undefined ? [] : [{ hidden }]),
      ...(portfolio === undefined ? [] : [{ portfolio }]),
      ...(kind?.length ? [{ kind: { $in: kind } }] : []),
      ...(isRecruiter(me) ? [] : [visibleTo(me)]),
    ];
    return this.repository.list(asked.length > 0 ? { $and: asked } : {}, params);
  }

  get timeline(): Timeline<FileRecord> {
    return this.repository.timeline();
  }

  /** A candidate's files as the caller sees them, oldest first, without attachments of tests and mails. */
  ofCandidate(me: Principal, candidateId: string): Promise<FileRecord[]> {
    const own = isRecruiter(me) ? {} : visibleTo(me);
    const match = { $and: [{ candidateId: objectId(candidateId), kind: { $in: ['cv', 'portfolio', 'avatar'] } }, own] };
    return this.repository.find(match as QueryFilter<FileRecord>);
  }

  /** A candidate's own files: visible ones and all their uploads. With `own` false, the other files about them. Attachments stand at their mails. */
  keptOf(candidateId: string, userId: string, own: boolean): Promise<FileRecord[]> {
    const theirs = [{ kind: { $ne: 'attachment' }, hidden: false }, { ownerId: objectId(userId) }];
    const match = {
      candidateId: objectId(candidateId),
      mailed: { $ne: true },
      ...(own ? { $or: theirs } : { $nor: theirs }),
    };
    return this.repository.find(match as QueryFilter<FileRecord>);
  }

  /** The visible portfolio, for the public profile. */
  publicPortfolio(candidateId: Id): Promise<FileRecord[]> {
    return this.repository.find({ candidateId: objectId(String(candidateId)), portfolio: true, hidden: false });
  }

  /** Removes a person's files: the candidate's, and the login's uploads without another owner; returns the ids. */
  async removeOfPerson({ candidateIds, userIds }: ErasedPerson, session: ClientSession): Promise<Types.ObjectId[]> {
    const uploaded = { candidateId: null, kind: 'attachment', ownerId: { $in: userIds } };
    const match = { $or: [{ candidateId: { $in: candidateIds } }, uploaded] } as QueryFilter<FileRecord>;
    const files = await this.repository.find(match, session);
    await this.removeAll(files, session);
    await this.repository.dropOwners(userIds, session);
    return files.map(({ _id }) => _id);
  }

  /** Marks an attachment as used for a candidate, in the transaction of the record that uses it; it then belongs to that candidate. False if it is gone or another's. */
  use(id: Types.ObjectId, candidateId: Types.ObjectId, session: ClientSession): Promise<boolean> {
    return this.repository.use(id, candidateId, session);
  }

  /** A file by its id, for modules that refer to one (tests, mediums); null if it is gone. */
  find(id: Id): Promise<FileRecord | null> {
    return this.repository.findById(id);
  }

  findMany(ids: readonly Id[]): Promise<FileRecord[]> {
    return ids.length === 0
      ? Promise.resolve([])
      : this.repository.find({ _id: { $in: ids.map((id) => objectId(String(id))) } });
  }

  /** A file that the caller may use, of this candidate if given. Answers a missing file like another person's. */
  async get(me: Principal, id: string, candidateId?: string): Promise<FileRecord> {
    const file = await this.repository.findById(id);
    if (!mayUse(me, file)) throw new ProblemError('forbidden');
    // The library has routes of its own.
    if (!file || file.kind === 'library' || (candidateId && String(file.candidateId) !== candidateId))
      throw new ProblemError('not_found');
    return file;
  }

  async download(file: FileRecord, inline = false): Promise<Download> {
    return toDownload(file, await this.bytes.open(file), inline);
  }

  async downloadThumbnail(file: FileRecord): Promise<Download> {
    if (!file.thumbnail) throw new ProblemError('not_found');
    return toThumbnail(file, file.thumbnail, await this.bytes.open(file.thumbnail));
  }

  /** Stores an upload for a module of its own; `also` runs in the transaction that writes the record. */
  store(file: FileToStore, also?: (file: FileRecord, session: ClientSession) => Promise<void>): Promise<FileRecord> {
    return this.storeFile.run(file, also);
  }

  /** Stores a candidate's file; a photo replaces the previous one. */
  async storeOfCandidate(
    me: Principal,
    candidateId: string,
    kind: FileKind,
    upload: Upload<PortfolioUploadRequest>,
  ): Promise<FileRecord> {
    const { candidateId: named = candidateId, name, title, summary } = upload.fields;
    if (named.toLowerCase() !== candidateId) throw ProblemError.field('candidateId', 'invalid');
    if (!(await this.candidates.exists(candidateId))) throw new ProblemError('not_found');
    // A photo replaces the previous one.
    if (kind !== 'avatar') await this.quota.require(candidateId, roomFor(upload.bytes.length));
    const file = { upload, kind, candidateId, ownerId: me.userId, byRecruiter: isRecruiter(me), name, title, summary };
    return this.store(file, async (created, session) => {
      await this.candidates.touch(me, candidateId, session);
      if (created.kind === 'avatar') await this.replaceAvatar(created, session);
      await this.quota.require(candidateId, roomFor(created.size), session);
    });
  }

  /** Stores an attachment of a test or a mail. A candidate's upload belongs to them, a recruiter's to the named candidate. */
  async storeAttachment(me: Principal, upload: Upload<UploadRequest>): Promise<FileRecord> {
    const candidateId = ownScope(me, upload.fields.candidateId) ?? null;
    if (candidateId) await this.candidates.requireExists(candidateId);
    if (candidateId) await this.quota.require(candidateId, roomFor(upload.bytes.length));
    const file = { upload, kind: 'attachment', candidateId, ownerId: me.userId, name: upload.fields.name } as const;
    return this.store(file, async ({ size }, session) => {
      if (!candidateId) return;
      await this.candidates.touch(me, candidateId, session);
      await this.quota.require(candidateId, roomFor(size), session);
    });
  }

  async update(me: Principal, file: FileRecord, { version, ...changes }: UpdateFileRequest): Promise<FileRecord> {
    const described = (['title', 'summary'] as const).filter((field) => changes[field]);
    // Only the portfolio is described (docs/domain/files.md#portfolio).
    if (!file.portfolio && described.length > 0) {
      throw ProblemError.fields(described.map((field) => fieldProblem(field, 'invalid')));
    }
    if (leavesAsIs(file, version, changes)) return file;
    const name = changes.name && withEndingOf(file.mimeType, changes.name);
    return this.transactions.run(async (session) => {
      await this.touchOwner(me, file, session);
      return this.repository.update(file._id, version, definedFields({ ...changes, name }), session);
    });
  }

  async delete(me: Principal, file: FileRecord): Promise<void> {
    await this.transactions.run(async (session) => {
      await this.touchOwner(me, file, session);
      if (file.kind === 'avatar' && file.candidateId) await this.candidates.setAvatar(file.candidateId, null, session);
      await this.removeAll([file], session);
    });
  }

  /** Deletes files in the transaction of another module; their bytes go after the commit. */
  async remove(ids: readonly Id[], session: ClientSession): Promise<void> {
    const match = { _id: { $in: ids.map((id) => objectId(String(id))) } };
    await this.removeAll(await this.repository.find(match, session), session);
  }

  private async replaceAvatar({ _id, candidateId }: FileRecord, session: ClientSession): Promise<void> {
    if (!candidateId) return;
    const kind: FileKind = 'avatar';
    await this.candidates.setAvatar(candidateId, _id, session);
    await this.removeAll(await this.repository.find({ candidateId, kind, _id: { $ne: _id } }, session), session);
  }

  private async touchOwner(me: Principal, { candidateId }: FileRecord, session: ClientSession): Promise<void> {
    if (candidateId) await this.candidates.touch(me, candidateId, session);
  }

  private async removeAll(files: readonly FileRecord[], session: ClientSession): Promise<void> {
    await this.repository.delete(
      files.map(({ _id }) => _id),
      session,
    );
    await this.bytes.remove(files, session);
  }
}
