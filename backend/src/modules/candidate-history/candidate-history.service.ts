import { HISTORY_KINDS, HISTORY_PAGE } from '@byline/shared-types/domain';
import { Injectable } from '@nestjs/common';
import { joinById } from '../../common/mongo/join-by-id.js';
import { objectId } from '../../common/mongo/record.js';
import type { CandidateRecord } from '../candidates/record/candidate.record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { UsersService } from '../users/users.service.js';
import { presentEntry } from './candidate-history.presenter.js';
import type {
  CandidateHistoryRequest,
  CandidateHistoryResponse,
  HistoryAuthorRequest,
  HistoryCountsResponse,
} from './dto/candidate-history.dto.js';
import type { HistoryOf } from './history-source.js';
import { HistorySources } from './history-sources.js';
import { cursorOf, mergeFacts, partBelow, placeOf, type PlacedFact } from './merge-history.rules.js';

/** Merges the entries of all sources at the time of reading, so that there is nothing to keep in step (docs/domain/candidates.md#history). */
@Injectable()
export class CandidateHistoryService {
  constructor(
    private readonly sources: HistorySources,
    private readonly candidates: CandidatesService,
    private readonly users: UsersService,
  ) {}

  async read(candidateId: string, { kinds, by, after }: CandidateHistoryRequest): Promise<CandidateHistoryResponse> {
    const candidate = await this.candidates.get(candidateId);
    const facts = await this.newest(historyOf(candidate, by), kinds, after);
    const entries = facts.slice(0, HISTORY_PAGE);
    const userOf = await joinById(
      entries.map((entry) => entry.by),
      (ids) => this.users.namesOf(ids),
    );
    const last = facts.length > HISTORY_PAGE ? entries.at(-1) : undefined;
    const sources = this.sources.all;
    return {
      entries: entries.map((fact) => presentEntry(fact, sources[fact.source]?.kind ?? 'change', candidate, userOf)),
      next: last ? cursorOf(last) : null,
    };
  }

  async counts(candidateId: string, { by }: HistoryAuthorRequest): Promise<HistoryCountsResponse> {
    const of = historyOf(await this.candidates.get(candidateId), by);
    const counted = await Promise.all(
      this.sources.all.map(async (source) => ({ kind: source.kind, count: await source.count(of) })),
    );
    const sumOf = (counts: typeof counted): number => counts.reduce((sum, { count }) => sum + count, 0);
    return {
      total: sumOf(counted),
      kinds: HISTORY_KINDS.map((kind) => ({ kind, count: sumOf(counted.filter((one) => one.kind === kind)) })),
    };
  }

  /** The facts of a page and one more, which tells whether there is a next page. */
  private async newest(
    of: HistoryOf,
    kinds: CandidateHistoryRequest['kinds'],
    after: string | undefined,
  ): Promise<PlacedFact[]> {
    const place = after === undefined ? undefined : placeOf(after);
    const limit = HISTORY_PAGE + 1;
    const read = this.sources.all.map(async ({ kind, ...source }, index) => {
      if (kinds && !kinds.includes(kind)) return [];
      const facts = await source.read(of, partBelow(place, index, limit));
      return facts.map((fact) => ({ ...fact, source: index }));
    });
    return mergeFacts((await Promise.all(read)).flat(), limit);
  }
}

/** A candidate acts under the id of their login, and is in the agenda under their own id without one. */
function historyOf(candidate: CandidateRecord, by: string | undefined): HistoryOf {
  const { _id, userId } = candidate;
  const whole = { candidateId: String(_id), candidate };
  if (by === undefined) return whole;
  if (by === 'candidate') return { ...whole, by: userId ?? _id };
  return { ...whole, by: by === 'system' ? null : objectId(by) };
}
