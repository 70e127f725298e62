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
import type { CandidateScorecardRecord } from './candidate-scorecard.schema.js';
import { CandidateScorecardsRepository } from './candidate-scorecards.repository.js';
import type {
  AddCandidateScorecardRequest,
  CandidateScorecardFilter,
  UpdateCandidateScorecardRequest,
} from './dto/candidate-scorecard.dto.js';
import { LabelScorecards, ratedCategories } from './label-scorecards.js';
import type { LabelledRatings, LabelledScorecard } from './scorecard.presenter.js';
import { wrongScores } from './scorecard.rules.js';
import { ScorecardsRepository } from './scorecards.repository.js';

const ALREADY_THERE = { parameters: { what: 'This scorecard' } };

/** Candidates' ratings on scorecards. A request changes all it names or nothing. */
@Injectable()
export class CandidateScorecardsService {
  constructor(
    private readonly repository: CandidateScorecardsRepository,
    private readonly scorecards: ScorecardsRepository,
    private readonly labels: LabelScorecards,
    private readonly candidates: CandidatesService,
  ) {}

  async list(params: ListParams<CandidateScorecardFilter>): Promise<Page<LabelledRatings>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.labelled(records), totalCount };
  }

  async add(me: Principal, candidateId: string, added: AddCandidateScorecardRequest[]): Promise<LabelledRatings[]> {
    if (!(await this.candidates.exists(candidateId))) throw new ProblemError('not_found');
    const cardOf = await this.cardsOf(added.map(({ _id }) => _id));
    added.forEach(({ _id, scores }, index) => requireScores(scores, cardOf(_id), index, true));
    await this.candidates
      .write(me, candidateId, async (session) => {
        for (const { _id, scores = {}, comment = null } of added) {
          const ids = { candidateId: objectId(candidateId), scorecardId: objectId(_id) };
          await this.repository.create(ids, { scores, comment }, session);
        }
      })
      .catch(rethrowDuplicateAs('already_exists', ALREADY_THERE));
    return this.of(candidateId);
  }

  async update(
    me: Principal,
    candidateId: string,
    changes: UpdateCandidateScorecardRequest[],
  ): Promise<LabelledRatings[]> {
    const cardOf = await this.cardsOf(changes.map(({ _id }) => _id));
    changes.forEach(({ _id, scores }, index) => requireScores(scores, cardOf(_id), index, false));
    await this.candidates.write(me, candidateId, async (session) => {
      const rated = await this.repository.findOf(candidateId, session);
      const byCard = new Map(rated.map((ratings) => [String(ratings.scorecardId), ratings]));
      for (const change of changes) {
        const ratings = byCard.get(change._id);
        if (!ratings) throw new ProblemError('not_found');
        await this.change(ratings, change, session);
      }
    });
    return this.of(candidateId);
  }

  private async change(
    ratings: CandidateScorecardRecord,
    { version, removed, scores, comment }: UpdateCandidateScorecardRequest,
    session: ClientSession,
  ): Promise<void> {
    const { _id, version: current } = ratings;
    if (leavesAsIs(ratings, version, { removed, scores, comment })) return;
    if (version !== undefined && version !== current) throw new ProblemError('stale_version');
    if (removed) await this.repository.delete(_id, session);
    else await this.repository.update(_id, version, definedFields({ scores, comment }), session);
  }

  private async of(candidateId: string): Promise<LabelledRatings[]> {
    return this.labelled(await this.repository.findOf(candidateId));
  }

  private cardsOf(ids: readonly (string | Types.ObjectId)[]) {
    return joinById(ids, async (wanted) => this.labels.run(await this.scorecards.findMany(wanted)));
  }

  private async labelled(records: CandidateScorecardRecord[]): Promise<LabelledRatings[]> {
    const cardOf = await this.cardsOf(records.map(({ scorecardId }) => scorecardId));
    return records.map((ratings) => {
      const card = cardOf(ratings.scorecardId);
      return { ...ratings, label: card?.label ?? '', categories: card ? ratedCategories(card) : [] };
    });
  }
}

/** Refuses scores of a card that is not there, or deleted when it is to be added, and ratings that are none. */
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
