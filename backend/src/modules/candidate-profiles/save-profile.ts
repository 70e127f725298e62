import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import { leavesAsIs } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { SaveCandidate } from '../candidates/write/save-candidate.js';
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

/** Saves a candidate after checking its references to other modules: skills, tags, source, recruiter. */
@Injectable()
export class SaveProfile {
  constructor(
    private readonly candidates: CandidatesService,
    private readonly saveCandidate: SaveCandidate,
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
      // Only the person may open their public page.
      return this.saveCandidate.create(me, { publicEnabled: false, ...request, tags }, session);
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
      const waits = email !== undefined && (await this.waits(me, id, email, session));
      const changes = waits ? others : request;
      return this.saveCandidate.update(me, id, { ...changes, tags }, session);
    });
  }

  /** A person who is leaving cannot open the public page. */
  private async requireStaying({ userId }: CandidateRecord, session: ClientSession): Promise<void> {
    const login = userId && (await this.users.find(userId, session));
    if (login?.removal)
      throw new ProblemError('account_leaving', { errors: [fieldProblem('publicEnabled', 'invalid')] });
  }

  /** Asks the owner of a login to confirm another address, which a recruiter cannot change alone; returns whether it now waits. */
  private async waits(me: Principal, id: string, address: string, session: ClientSession): Promise<boolean> {
    const { userId, email } = await this.candidates.get(id, session);
    const asked = normaliseEmail(address);
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

  /** Skills must exist. Only recruiters and the person who proposed a pending skill may choose it; a removed one may only stay. */
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
