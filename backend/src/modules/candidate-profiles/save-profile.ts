import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import { leavesAsIs } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { CandidateRecord } from '../candidates/candidate.record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import type {
  CandidateFieldsDto,
  CreateCandidateRequest,
  UpdateCandidateRequest,
} from '../candidates/dto/candidate-input.dto.js';
import { ProposeEmail } from '../accounts/propose-email.js';
import { SkillsService } from '../skills/skills.service.js';
import { SourcesService } from '../sources/sources.service.js';
import { TagsService } from '../tags/tags.service.js';
import { normaliseEmail } from '../users/user.rules.js';
import { UsersService } from '../users/users.service.js';
import { ownProfileProblems } from './own-profile.rules.js';

/** Saves a candidate after checking what it refers to in other modules: skills, tags, source, recruiter. */
@Injectable()
export class SaveProfile {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly skills: SkillsService,
    private readonly tags: TagsService,
    private readonly sources: SourcesService,
    private readonly users: UsersService,
    private readonly proposeEmail: ProposeEmail,
    private readonly transactions: Transactions,
  ) {}

  async create(me: Principal, request: CreateCandidateRequest): Promise<CandidateRecord> {
    await this.requireReferences(me, request, []);
    return this.transactions.run(async (session) => {
      const tags = await this.tagsOf(request, session);
      // Only the person decides that everybody may see them.
      return this.candidates.create(me, { publicEnabled: false, ...request, tags }, session);
    });
  }

  async update(me: Principal, id: string, request: UpdateCandidateRequest): Promise<CandidateRecord> {
    const saved = await this.candidates.get(id);
    const { version, ...named } = request;
    if (leavesAsIs(saved, version, named)) return saved;
    const problems = isRecruiter(me) ? [] : ownProfileProblems(request, saved);
    if (problems.length > 0) throw ProblemError.fields(problems);
    await this.requireReferences(
      me,
      request,
      saved.skills.map(({ skillId }) => String(skillId)),
    );
    return this.transactions.run(async (session) => {
      if (request.publicEnabled) await this.requireStaying(saved, session);
      const tags = await this.tagsOf(request, session);
      const { email, ...others } = request;
      const changes = (await this.waits(me, id, email, session)) ? others : request;
      return this.candidates.update(me, id, { ...changes, tags }, session);
    });
  }

  /** The page of somebody who leaves stays closed. */
  private async requireStaying({ userId }: CandidateRecord, session: ClientSession): Promise<void> {
    const login = userId && (await this.users.find(userId, session));
    if (login?.removal)
      throw new ProblemError('account_leaving', { errors: [fieldProblem('publicEnabled', 'invalid')] });
  }

  /** Whether another address waits for its owner's yes, which this asks for: that of a login is not a recruiter's to change. */
  private async waits(
    me: Principal,
    id: string,
    address: string | undefined,
    session: ClientSession,
  ): Promise<boolean> {
    const { userId, email } = await this.candidates.get(id, session);
    const asked = address === undefined ? email : normaliseEmail(address);
    if (!userId || asked === email) return false;
    await this.proposeEmail.run(me, userId, asked, session);
    return true;
  }

  private async tagsOf({ tags }: CandidateFieldsDto, session: ClientSession): Promise<Types.ObjectId[] | undefined> {
    return tags && this.tags.resolve(tags, session);
  }

  private async requireReferences(me: Principal, request: CandidateFieldsDto, had: readonly string[]): Promise<void> {
    const { sourceId, assignedTo } = request;
    const refused = [
      ...(await this.refusedSkills(me, request, had)),
      ...(sourceId && !(await this.sources.find(sourceId)) ? ['sourceId'] : []),
      ...(assignedTo && !(await this.users.isRecruiter(assignedTo)) ? ['assignedTo'] : []),
    ];
    if (refused.length > 0) throw ProblemError.fields(refused.map((field) => fieldProblem(field, 'invalid_id')));
  }

  /** Skills must exist; a pending one may be chosen by whoever proposed it and by recruiters, a removed one only kept. */
  private async refusedSkills(
    me: Principal,
    { skills = [] }: CandidateFieldsDto,
    had: readonly string[],
  ): Promise<string[]> {
    const ids = skills.map(({ skillId }) => skillId.toLowerCase());
    const found = new Map((await this.skills.findMany(ids)).map((skill) => [String(skill._id), skill]));
    return ids.flatMap((id, index) => {
      const skill = found.get(id);
      const open = skill?.state === 'approved' || isRecruiter(me) || String(skill?.createdBy) === me.userId;
      return skill && (had.includes(id) || (open && !skill.removedAt)) ? [] : [`skills.${index}.skillId`];
    });
  }
}
