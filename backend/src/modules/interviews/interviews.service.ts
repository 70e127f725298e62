import { Injectable } from '@nestjs/common';
import { Audit } from '../../common/audit/audit.service.js';
import type { Principal } from '../../common/auth/principal.js';
import { isWriter, requireAbility } from '../../common/auth/written.policy.js';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { objectId } from '../../common/mongo/record.js';
import type { Timeline } from '../../common/mongo/timeline.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { UsersService } from '../users/users.service.js';
import type { CreateInterviewRequest, InterviewFilter, UpdateInterviewRequest } from './dto/interview.dto.js';
import { InterviewTemplatesRepository } from './interview-templates.repository.js';
import type { NamedInterview } from './interview.presenter.js';
import type { InterviewRecord } from './interview.schema.js';
import { InterviewsRepository } from './interviews.repository.js';

@Injectable()
export class InterviewsService {
  constructor(
    private readonly repository: InterviewsRepository,
    private readonly templates: InterviewTemplatesRepository,
    private readonly candidates: CandidatesService,
    private readonly users: UsersService,
    private readonly audit: Audit,
    private readonly events: DomainEvents,
  ) {}

  async list(params: ListParams<InterviewFilter>): Promise<Page<NamedInterview>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.withNames(records), totalCount };
  }

  get timeline(): Timeline<InterviewRecord> {
    return this.repository.timeline('userId');
  }

  countOf(candidateId: string): Promise<number> {
    return this.repository.countOf(candidateId);
  }

  /** The interviews held with a template; stops at a limit. */
  countUses(templateId: string, limit: number): Promise<number> {
    return this.repository.countUses(templateId, limit);
  }

  async get(id: string): Promise<NamedInterview> {
    return this.named(await this.find(id));
  }

  /** Copies the type of the template, so that it survives deletion (docs/domain/assessment.md#interviews). */
  async create(me: Principal, { templateId, candidateId, questions }: CreateInterviewRequest): Promise<NamedInterview> {
    const template = await this.templates.find(templateId);
    if (!template) throw ProblemError.field('templateId', 'invalid_id');
    await this.candidates.requireExists(candidateId);
    const interview = {
      templateId: template._id,
      type: template.type,
      candidateId: objectId(candidateId),
      userId: objectId(me.userId),
      questions,
    };
    return this.named(
      await this.candidates.write(me, candidateId, async (session) => {
        await this.events.emit('candidate.interviewed', { candidateId, actorId: me.userId }, session);
        return this.repository.create(interview, session);
      }),
    );
  }

  async update(me: Principal, id: string, { version, questions }: UpdateInterviewRequest): Promise<NamedInterview> {
    const saved = await this.find(id);
    requireAbility('update', me, saved.userId);
    return this.named(
      await this.candidates.write(me, saved.candidateId, (session) =>
        this.repository.update(saved, version, questions, session),
      ),
    );
  }

  async delete(me: Principal, id: string): Promise<void> {
    const { _id: entityId, candidateId, userId } = await this.find(id);
    requireAbility('delete', me, userId);
    await this.candidates.write(me, candidateId, async (session) => {
      await this.repository.delete(id, session);
      if (isWriter(me, userId)) return;
      const entry = { actorId: me.userId, entity: 'interview' as const, entityId, candidateId, action: 'removed' };
      await this.audit.record({ ...entry, after: { writtenBy: userId } }, session);
    });
  }

  private find(id: string): Promise<InterviewRecord> {
    return orNotFound(this.repository.find(id));
  }

  private async withNames(interviews: InterviewRecord[]): Promise<NamedInterview[]> {
    const ids = interviews.map(({ userId }) => userId);
    const userOf = await joinById(ids, (wanted) => this.users.namesOf(wanted));
    return interviews.map((interview) => ({ ...interview, interviewer: userOf(interview.userId) }));
  }

  private async named(interview: InterviewRecord): Promise<NamedInterview> {
    const [named] = await this.withNames([interview]);
    return named ?? { ...interview, interviewer: null };
  }
}
