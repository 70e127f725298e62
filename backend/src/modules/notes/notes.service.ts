import { Injectable } from '@nestjs/common';
import { DEFAULT_NOTE_SCORE, HISTORY_GAP_MS } from '@byline/shared-types/domain';
import type { ClientSession, Types } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import type { Principal } from '../../common/auth/principal.js';
import { isWriter, requireAbility } from '../../common/auth/written.policy.js';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { searchFields } from '../../common/lists/search.js';
import type { Timeline } from '../../common/mongo/timeline.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import { mentionsOf, plainTextOf } from '../../common/rich-text/rich-text.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { UsersService } from '../users/users.service.js';
import type { CreateNoteRequest, NoteFilter, UpdateNoteRequest } from './dto/note.dto.js';
import type { NoteView } from './note.presenter.js';
import type { NoteRecord } from './note.schema.js';
import { NotesRepository } from './notes.repository.js';

const described = (description: string) => ({ description, ...searchFields(plainTextOf(description)) });

@Injectable()
export class NotesService {
  constructor(
    private readonly repository: NotesRepository,
    private readonly users: UsersService,
    private readonly candidates: CandidatesService,
    private readonly audit: Audit,
  ) {}

  async list(params: ListParams<NoteFilter>): Promise<Page<NoteView>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.sign(records), totalCount };
  }

  get timeline(): Timeline<NoteRecord> {
    return this.repository.timeline('recruiterId');
  }

  /** Those of these notes that exist. */
  existing(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    return this.repository.existing(ids);
  }

  countOf(candidateId: string): Promise<number> {
    return this.repository.countOf(candidateId);
  }

  async get(id: string): Promise<NoteView> {
    return this.signOne(await this.load(id));
  }

  async create(me: Principal, request: CreateNoteRequest): Promise<NoteView> {
    const { candidateId, description, mentions = [], score = DEFAULT_NOTE_SCORE } = request;
    const note = {
      candidateId: objectId(candidateId),
      recruiterId: objectId(me.userId),
      ...described(description),
      mentions: await this.mentioned(description, mentions, []),
      score,
    };
    return this.signOne(
      await this.candidates.writeNew(me, candidateId, (session) => this.repository.create(note, session)),
    );
  }

  async update(me: Principal, id: string, { version, candidateId, ...request }: UpdateNoteRequest): Promise<NoteView> {
    const before = await this.load(id);
    requireAbility('update', me, before.recruiterId);
    if (candidateId && candidateId.toLowerCase() !== String(before.candidateId)) {
      throw ProblemError.field('candidateId', 'forbidden');
    }
    if (leavesAsIs(before, version, request)) return this.signOne(before);
    const { description = before.description, mentions = before.mentions.map(String), score } = request;
    const changes = definedFields({
      ...(request.description === undefined ? {} : described(description)),
      mentions: await this.mentioned(description, mentions, before.mentions),
      score,
    });
    return this.signOne(
      await this.candidates.write(me, before.candidateId, async (session) => {
        await this.recordEdit(me, before, session);
        return this.repository.update(id, version, changes, session);
      }),
    );
  }

  /** The trail has no words of the note. A correction by the writer soon after the writing belongs to the writing. */
  private async recordEdit(me: Principal, note: NoteRecord, session: ClientSession): Promise<void> {
    const { _id: entityId, candidateId, recruiterId, createdAt } = note;
    if (isWriter(me, recruiterId) && Date.now() - createdAt.getTime() <= HISTORY_GAP_MS) return;
    const entry = { actorId: me.userId, entity: 'note' as const, entityId, candidateId, action: 'changed' };
    await this.audit.record(entry, session);
  }

  async delete(me: Principal, id: string): Promise<void> {
    const { _id: entityId, candidateId, recruiterId } = await this.load(id);
    requireAbility('delete', me, recruiterId);
    await this.candidates.write(me, candidateId, async (session) => {
      await this.repository.delete(id, session);
      if (isWriter(me, recruiterId)) return;
      const entry = { actorId: me.userId, entity: 'note' as const, entityId, candidateId, action: 'removed' };
      await this.audit.record({ ...entry, after: { writtenBy: recruiterId } }, session);
    });
  }

  private load(id: string): Promise<NoteRecord> {
    return orNotFound(this.repository.find(id));
  }

  /** The distinct users that a note mentions. New ones must exist; earlier ones may be deleted. */
  private async mentioned(description: string, more: string[], before: Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const ids = [...new Set([...more.map((id) => id.toLowerCase()), ...mentionsOf(description)])];
    const known = new Set(before.map(String));
    const added = ids.filter((id) => !known.has(id));
    if ((await this.users.findPeople(added)).length < added.length) throw ProblemError.field('mentions', 'invalid_id');
    return ids.map(objectId);
  }

  private async sign(notes: NoteRecord[]): Promise<NoteView[]> {
    const ids = notes.map(({ recruiterId }) => recruiterId);
    const userOf = await joinById(ids, (wanted) => this.users.namesOf(wanted));
    return notes.map((note) => ({ note, recruiter: userOf(note.recruiterId) }));
  }

  private async signOne(note: NoteRecord): Promise<NoteView> {
    const [recruiter = null] = await this.users.namesOf([note.recruiterId]);
    return { note, recruiter };
  }
}
