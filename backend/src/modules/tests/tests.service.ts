import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { Audit } from '../../common/audit/audit.service.js';
import type { Timeline } from '../../common/mongo/timeline.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { FilesService } from '../files/files.service.js';
import type { CreateTestRequest, TestFilter, UpdateTestRequest } from './dto/test.dto.js';
import type { TestWithFile } from './test.presenter.js';
import { averageScore } from './test.rules.js';
import type { TestRecord } from './test.schema.js';
import { TestsRepository } from './tests.repository.js';

@Injectable()
export class TestsService {
  constructor(
    private readonly repository: TestsRepository,
    private readonly candidates: CandidatesService,
    private readonly files: FilesService,
    private readonly audit: Audit,
  ) {}

  async list(params: ListParams<TestFilter>): Promise<Page<TestWithFile>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.withFiles(records), totalCount };
  }

  /** Those of these records that exist. */
  existing(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.repository.existing(ids);
  }

  get timeline(): Timeline<TestRecord> {
    return this.repository.timeline('createdBy');
  }

  countOf(candidateId: string): Promise<number> {
    return this.repository.countOf(candidateId);
  }

  async get(id: string): Promise<TestWithFile> {
    return this.withFile(await this.find(id));
  }

  async create(me: Principal, { candidateId, name, fileId }: CreateTestRequest): Promise<TestWithFile> {
    await this.candidates.requireExists(candidateId);
    const file = fileId ? await this.requireFile(fileId, candidateId) : null;
    const test = { candidateId: objectId(candidateId), name, fileId: file, createdBy: objectId(me.userId) };
    return this.withFile(
      await this.candidates.write(me, candidateId, async (session) => {
        if (file) await this.use(file, test.candidateId, session);
        return this.repository.create(test, session);
      }),
    );
  }

  async update(me: Principal, id: string, { version, fileId, name, scores }: UpdateTestRequest): Promise<TestWithFile> {
    const saved = await this.find(id);
    const other = fileId && fileId !== String(saved.fileId);
    const file = other ? await this.requireFile(fileId, String(saved.candidateId)) : fileId && saved.fileId;
    const changes = definedFields({ name, scores, fileId: file }) as Partial<TestRecord>;
    if (leavesAsIs(saved, version, changes)) return this.withFile(saved);
    const updated = await this.candidates.write(me, saved.candidateId, async (session) => {
      if (other && file) await this.use(file, saved.candidateId, session);
      const changed = await this.repository.update(saved, version, changes, session);
      if (String(changed.fileId) !== String(saved.fileId)) await this.removeUnused(saved.fileId, session);
      if (scores) await this.noteScores(me, saved, changed, session);
      return changed;
    });
    return this.withFile(updated);
  }

  async delete(me: Principal, id: string): Promise<void> {
    const test = await this.find(id);
    await this.candidates.write(me, test.candidateId, async (session) => {
      await this.repository.delete(test._id, session);
      await this.removeUnused(test.fileId, session);
      await this.record(me, 'removed', test, { before: { name: test.name }, after: { name: null } }, session);
    });
  }

  /** Notes another average in the audit trail, where the history of the candidate finds it. */
  private async noteScores(
    me: Principal,
    before: TestRecord,
    after: TestRecord,
    session: ClientSession,
  ): Promise<void> {
    const [score, average] = [averageScore(before.scores), averageScore(after.scores)];
    if (average === null || average === score) return;
    await this.record(me, 'scored', after, { before: { score }, after: { score: average, name: after.name } }, session);
  }

  private record(
    me: Principal,
    action: string,
    { _id: entityId, candidateId }: TestRecord,
    values: { before: object; after: object },
    session: ClientSession,
  ): Promise<void> {
    return this.audit.record({ actorId: me.userId, entity: 'test', entityId, candidateId, action, ...values }, session);
  }

  private find(id: string): Promise<TestRecord> {
    return orNotFound(this.repository.find(id));
  }

  /** Accepts a file of this candidate or without a candidate. */
  private async requireFile(id: string, candidateId: string): Promise<Types.ObjectId> {
    const file = await this.files.find(id);
    if (!file || file.mailed || (file.candidateId && String(file.candidateId) !== candidateId.toLowerCase())) {
      throw ProblemError.field('fileId', 'invalid_id');
    }
    return file._id;
  }

  /** Gives the file to the candidate; fails if the cleanup has just removed it. */
  private async use(file: Types.ObjectId, candidateId: Types.ObjectId, session: ClientSession): Promise<void> {
    if (!(await this.files.use(file, candidateId, session))) throw ProblemError.field('fileId', 'invalid_id');
  }

  /** Removes an attachment with its last test; a file of the profile stays. */
  private async removeUnused(id: Types.ObjectId | null, session: ClientSession): Promise<void> {
    if (!id || (await this.repository.usesFile(id, session))) return;
    const file = await this.files.find(id);
    if (file?.kind === 'attachment') await this.files.remove([id], session);
  }

  private async withFiles(tests: TestRecord[]): Promise<TestWithFile[]> {
    const ids = tests.map(({ fileId }) => fileId);
    const fileOf = await joinById(ids, (wanted) => this.files.findMany(wanted));
    return tests.map((test) => ({ ...test, file: fileOf(test.fileId) }));
  }

  private async withFile(test: TestRecord): Promise<TestWithFile> {
    const [found] = await this.withFiles([test]);
    return found ?? { ...test, file: null };
  }
}
