import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { fieldProblem, ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { UsersService } from '../users/users.service.js';
import type { CandidateScorecardRecord } from './candidate-scorecard.schema.js';
import { CandidateScorecardsRepository } from './candidate-scorecards.repository.js';
import type {
  AddCandidateScorecardRequest,
  CandidateScorecardFilter,
  UpdateCandidateScorecardRequest,
} from './dto/candidate-scorecard.dto.js';
import { LabelScorecards, ratedCategories } from './label-scorecards.js';
import type { CandidateScorecardView, LabelledScorecard } from './scorecard.presenter.js';
import { assessmentOf, isGiven, wrongScores } from './scorecard.rules.js';
import { ScorecardsRepository } from './scorecards.repository.js';

const ALREADY_THERE = { parameters: { what: 'This scorecard' } };

/** Each recruiter has their own ratings. A request changes either all of its scorecards or none of them. */
@Injectable()
export class CandidateScorecardsService {
  constructor(
    private readonly repository: CandidateScorecardsRepository,
    private readonly scorecards: ScorecardsRepository,
    private readonly labels: LabelScorecards,
    private readonly candidates: CandidatesService,
    private readonly users: UsersService,
  ) {}

  async list(params: ListParams<CandidateScorecardFilter>): Promise<Page<CandidateScorecardView>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.labelled(records), totalCount };
  }

  countOf(candidateId: string): Promise<number> {
    return this.repository.countOf(candidateId);
  }

  /** The candidates with a scorecard; stops at a limit. */
  countUses(scorecardId: string, limit: number): Promise<number> {
    return this.repository.countUses(scorecardId, limit);
  }

  async add(
    me: Principal,
    candidateId: string,
    added: AddCandidateScorecardRequest[],
  ): Promise<CandidateScorecardView[]> {
    if (!(await this.candidates.exists(candidateId))) throw new ProblemError('not_found');
    const cardOf = await this.cardsOf(added.map(({ _id }) => _id));
    added.forEach(({ _id, scores }, index) => requireScores(scores, cardOf(_id), index, true));
    await this.candidates
      .write(me, candidateId, async (session) => {
        for (const { _id, scores = {}, comment = null } of added) {
          const ids = { candidateId: objectId(candidateId), scorecardId: objectId(_id) };
          const mine = { recruiterId: objectId(me.userId), scores, comment, modifiedAt: new Date(), version: 0 };
          await this.repository.create(ids, isGiven(mine) ? [mine] : [], session);
        }
      })
      .catch(rethrowDuplicateAs('already_exists', ALREADY_THERE));
    return this.of(candidateId);
  }

  async update(
    me: Principal,
    candidateId: string,
    changes: UpdateCandidateScorecardRequest[],
  ): Promise<CandidateScorecardView[]> {
    const cardOf = await this.cardsOf(changes.map(({ _id }) => _id));
    changes.forEach(({ _id, scores }, index) => requireScores(scores, cardOf(_id), index, false));
    await this.candidates.write(me, candidateId, async (session) => {
      const cards = await this.repository.findOf(candidateId, session);
      const cardWith = new Map(cards.map((card) => [String(card.scorecardId), card]));
      for (const change of changes) {
        const card = cardWith.get(change._id);
        if (!card) throw new ProblemError('not_found');
        await this.change(me, card, change, session);
      }
    });
    return this.of(candidateId);
  }

  private async change(
    me: Principal,
    card: CandidateScorecardRecord,
    { version, removed, scores, comment }: UpdateCandidateScorecardRequest,
    session: ClientSession,
  ): Promise<void> {
    const current = assessmentOf(card, me.userId)?.version ?? 0;
    if (leavesAsIs({ ...card, version: current }, version, { removed, scores, comment })) return;
    if (version !== undefined && version !== current) throw new ProblemError('stale_version');
    if (removed) await this.repository.delete(card._id, session);
    else {
      const given = definedFields({ scores, comment });
      await this.repository.assess(card._id, objectId(me.userId), version, given, session);
    }
  }

  private async of(candidateId: string): Promise<CandidateScorecardView[]> {
    return this.labelled(await this.repository.findOf(candidateId));
  }

  private cardsOf(ids: readonly (string | Types.ObjectId)[]) {
    return joinById(ids, async (wanted) => this.labels.run(await this.scorecards.findMany(wanted)));
  }

  private async labelled(records: CandidateScorecardRecord[]): Promise<CandidateScorecardView[]> {
    const recruiters = records.flatMap(({ assessments }) => assessments.map(({ recruiterId }) => recruiterId));
    const [cardOf, recruiterOf] = await Promise.all([
      this.cardsOf(records.map(({ scorecardId }) => scorecardId)),
      joinById(recruiters, (ids) => this.users.namesOf(ids)),
    ]);
    return records.map((record) => {
      const card = cardOf(record.scorecardId);
      return { record, label: card?.label ?? '', categories: card ? ratedCategories(card) : [], recruiterOf };
    });
  }
}

/** Refuses an unknown scorecard, adding a deleted one, and invalid ratings. */
function requireScores(
  scores: Record<string, number> | undefined,
  card: LabelledScorecard | null,
  index: number,
  adding: boolean,
): void {
  if (!card || (adding && card.removed)) throw ProblemError.field(`${index}._id`, 'invalid_id');
  const wrong = wrongScores(scores ?? {}, ratedCategories(card));
  if (wrong.length > 0) {
    throw ProblemError.fields(wrong.map((key) => fieldProblem(`${index}.scores.${key.slice(0, 60)}`, 'invalid')));
  }
}
