import { Injectable } from '@nestjs/common';
import { DEFAULT_COUNTRY } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import type { Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { joinById } from '../../common/mongo/join-by-id.js';
import { objectId } from '../../common/mongo/record.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { MergeLinks } from '../merges/merge-links.js';
import { UsersService } from '../users/users.service.js';
import type {
  DuplicateCountsResponse,
  DuplicateFilter,
  MatchCandidateRequest,
  UpdateDuplicateRequest,
} from './dto/duplicate.dto.js';
import { abilitiesOf } from './duplicate.policy.js';
import type { DuplicateView } from './duplicate.presenter.js';
import type { DuplicateRecord } from './duplicate.schema.js';
import { DuplicatesRepository } from './duplicates.repository.js';
import { FindDuplicates, type Match } from './find-duplicates.js';

/** Matches that a form shows. */
const MAX_MATCHES = 5;

/** Pairs of candidates who may be one person, and what recruiters say about them (docs/domain/duplicates.md#answers). */
@Injectable()
export class DuplicatesService {
  constructor(
    private readonly repository: DuplicatesRepository,
    private readonly find: FindDuplicates,
    private readonly merges: MergeLinks,
    private readonly candidates: CandidatesService,
    private readonly users: UsersService,
  ) {}

  async list(params: ListParams<DuplicateFilter>): Promise<Page<DuplicateView>> {
    const { records, totalCount } = await this.repository.list(params);
    return { records: await this.viewsOf(records), totalCount };
  }

  async counts(): Promise<DuplicateCountsResponse> {
    const [almostCertain, likely, possible, different] = await Promise.all([
      this.repository.count({ state: 'open', certainty: 'almost_certain' }),
      this.repository.count({ state: 'open', certainty: 'likely' }),
      this.repository.count({ state: 'open', certainty: 'possible' }),
      this.repository.count({ state: 'different' }),
    ]);
    return { almostCertain, likely, possible, different };
  }

  async get(id: string): Promise<DuplicateView> {
    return this.viewOf(await this.read(id));
  }

  /** An open pair, in a transaction that changes both; null for one that is gone. */
  async open(id: string, session: ClientSession): Promise<DuplicateRecord | null> {
    const duplicate = await this.repository.find(id, session);
    if (duplicate && !abilitiesOf(duplicate).answer)
      throw new ProblemError('impossible_transition', { parameters: { from: duplicate.state, to: 'merged' } });
    return duplicate;
  }

  async answer(me: Principal, id: string, { state, version }: UpdateDuplicateRequest): Promise<DuplicateView> {
    const duplicate = await this.read(id);
    if (version !== undefined && version !== duplicate.version) throw new ProblemError('stale_version');
    if (state === duplicate.state) return this.viewOf(duplicate);
    const { answer, reopen } = abilitiesOf(duplicate);
    if (!(state === 'open' ? reopen : answer))
      throw new ProblemError('impossible_transition', { parameters: { from: duplicate.state, to: state } });
    const decision =
      state === 'open'
        ? { state, decidedBy: null, decidedAt: null }
        : { state, decidedBy: objectId(me.userId), decidedAt: new Date() };
    return this.viewOf(await this.repository.decide(id, duplicate.version, decision));
  }

  /** Candidates who may be a person that a recruiter is about to enter. */
  async matching(request: MatchCandidateRequest): Promise<Match[]> {
    const { firstname = '', name = '', email = '', phone, postal, city, country, links } = request;
    const place = { postal: postal ?? null, city: city ?? null, country: country ?? DEFAULT_COUNTRY };
    const person = { firstname, name, email, phone: phone ?? null, ...place, links: links ?? {} };
    return (await this.find.matching(person)).slice(0, MAX_MATCHES);
  }

  private async read(id: string): Promise<DuplicateRecord> {
    const duplicate = await this.repository.find(id);
    if (!duplicate) throw await this.merges.goneError(id);
    return duplicate;
  }

  private async viewOf(duplicate: DuplicateRecord): Promise<DuplicateView> {
    const [view] = await this.viewsOf([duplicate]);
    if (!view) throw new ProblemError('not_found');
    return view;
  }

  private async viewsOf(duplicates: readonly DuplicateRecord[]): Promise<DuplicateView[]> {
    const [candidateOf, userOf] = await Promise.all([
      joinById(
        duplicates.flatMap(({ candidateIds }) => candidateIds),
        (ids) => this.candidates.identitiesOf(ids),
      ),
      joinById(
        duplicates.map(({ decidedBy }) => decidedBy),
        (ids) => this.users.namesOf(ids),
      ),
    ]);
    return duplicates.map((duplicate) => ({
      duplicate,
      candidates: duplicate.candidateIds.flatMap((id) => candidateOf(id) ?? []),
      decidedBy: userOf(duplicate.decidedBy),
    }));
  }
}
