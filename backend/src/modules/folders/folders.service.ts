import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { leavesAsIs, objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { CandidateName } from '../candidates/record/candidate.record.js';
import { Memberships } from '../candidates/write/memberships.js';
import type { AddToFoldersRequest, FolderFilter, UpdateFolderRequest } from './dto/folder.dto.js';
import type { FolderRecord } from './folder.schema.js';
import { FoldersRepository } from './folders.repository.js';

/** Limit per folder; the candidate list, filtered by folder, shows all. */
const SHOWN = 500;

const refuseSameName = rethrowDuplicateAs('already_exists', { parameters: { what: 'A folder with this name' } });

export type FilledFolder = FolderRecord & { candidates: CandidateName[]; count: number };

@Injectable()
export class FoldersService {
  constructor(
    private readonly repository: FoldersRepository,
    private readonly memberships: Memberships,
    private readonly transactions: Transactions,
  ) {}

  async list(params: ListParams<FolderFilter>): Promise<Page<FilledFolder>> {
    const { records, totalCount } = await this.repository.list(params);
    const shown = !params.fields || params.fields.includes('candidatelist') ? SHOWN : 0;
    return { records: await Promise.all(records.map((folder) => this.fill(folder, shown))), totalCount };
  }

  private async fill(folder: FolderRecord, shown = SHOWN): Promise<FilledFolder> {
    return { ...folder, ...(await this.memberships.inFolder(folder._id, shown)) };
  }

  async create(name: string): Promise<FilledFolder> {
    const folder = await this.transactions
      .run((session) => this.repository.create(name, session))
      .catch(refuseSameName);
    return { ...folder, candidates: [], count: 0 };
  }

  async update(id: string, { version, name }: UpdateFolderRequest): Promise<FilledFolder> {
    const folder = await orNotFound(this.repository.findById(id));
    return this.fill(
      leavesAsIs(folder, version, { name })
        ? folder
        : await this.repository.update(id, version, { name }).catch(refuseSameName),
    );
  }

  /** Changes nothing if a candidate or a folder does not exist. */
  async add({ candidates, folders }: AddToFoldersRequest): Promise<void> {
    const ids = [...new Set(folders.map((id) => id.toLowerCase()))].map(objectId);
    await this.transactions.run(async (session) => {
      await this.lock(ids, 'folders', session);
      await this.memberships.addToFolders(candidates, ids, session);
    });
  }

  /** Those of these ids that are folders. */
  existing(ids: readonly string[]): Promise<string[]> {
    return this.repository.existing(ids);
  }

  /** Refuses folders that do not exist; `field` names the request's field. */
  async require(ids: readonly Types.ObjectId[], field: string): Promise<void> {
    if ((await this.repository.count(ids)) < ids.length) throw ProblemError.field(field, 'invalid_id');
  }

  /** Like `require`, and prevents their deletion until this transaction ends. */
  async lock(ids: readonly Types.ObjectId[], field: string, session: ClientSession): Promise<void> {
    if ((await this.repository.touch(ids, session)) < ids.length) throw ProblemError.field(field, 'invalid_id');
  }

  async delete(id: string): Promise<void> {
    const folderId = objectId(id);
    await this.transactions.run(async (session) => {
      if (!(await this.repository.delete(folderId, session))) throw new ProblemError('not_found');
      await this.memberships.removeFromFolder(folderId, undefined, session);
    });
  }

  async remove(id: string, candidateId: string): Promise<void> {
    const folderId = objectId(id);
    await this.transactions.run(async (session) => {
      if ((await this.repository.touch([folderId], session)) === 0) throw new ProblemError('not_found');
      await this.memberships.removeFromFolder(folderId, candidateId, session);
    });
  }
}
