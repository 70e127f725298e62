import {
  certaintyOf,
  matchKeys,
  MAX_SHARING,
  sharedFacts,
} from '@byline/backend/modules/duplicates/duplicate.rules.js';
import type { DuplicateRecord } from '@byline/backend/modules/duplicates/duplicate.schema.js';
import type { MatchKeyRecord } from '@byline/backend/modules/duplicates/match-key.schema.js';
import type { CandidateIdentity } from '@byline/backend/modules/candidates/record/candidate.record.js';
import { demoId } from './ids.ts';
import type { DemoDays } from './days.ts';
import { stamps } from './records.ts';

/** A larger demo has no pairs: their keys take more memory than the rest of it. */
const MOST = 100_000;

/** The keys of all candidates, and the pairs that share one, as the product finds them one by one. */
export class Duplicates {
  private readonly sharing = new Map<string, CandidateIdentity[]>();

  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  add(candidates: readonly CandidateIdentity[]): void {
    if (this.size > MOST) return;
    for (const candidate of candidates.map(identityOf))
      for (const key of matchKeys(candidate)) {
        const known = this.sharing.get(key);
        if (known) known.push(candidate);
        else this.sharing.set(key, [candidate]);
      }
  }

  keys(): MatchKeyRecord[] {
    return [...this.sharing].map(([_id, people]) => ({ _id, candidateIds: people.map((one) => one._id) }));
  }

  pairs(days: DemoDays): DuplicateRecord[] {
    const found = new Map<string, DuplicateRecord>();
    const groups = [...this.sharing.values()].filter((people) => people.length > 1 && people.length <= MAX_SHARING);
    for (const people of groups)
      for (const [place, one] of people.entries())
        for (const other of people.slice(place + 1)) this.pair(one, other, days, found);
    return [...found.values()];
  }

  private pair(one: CandidateIdentity, other: CandidateIdentity, days: DemoDays, found: Map<string, DuplicateRecord>) {
    const reasons = sharedFacts(one, other);
    const certainty = certaintyOf(reasons);
    const pair = [one, other]
      .map(({ _id }) => String(_id))
      .sort()
      .join(' ');
    if (!certainty || found.has(pair)) return;
    const older = one.createdAt <= other.createdAt ? [one, other] : [other, one];
    found.set(pair, {
      _id: demoId('duplicate', found.size),
      candidateIds: older.map(({ _id }) => _id),
      ...{ pair, reasons, certainty, state: 'open', decidedBy: null, decidedAt: null },
      ...stamps(days.at(0, 0)),
    });
  }
}

/** Without the rest of the record, which would stay in memory. */
const identityOf = (candidate: CandidateIdentity): CandidateIdentity => {
  const { _id, userId, firstname, name, email, phone, postal, city, country, links, archived, createdAt } = candidate;
  return { _id, userId, firstname, name, email, phone, postal, city, country, links, archived, createdAt };
};
