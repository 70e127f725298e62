import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { Audit } from '../../../common/audit/audit.service.js';
import type { Principal } from '../../../common/auth/principal.js';
import { ProblemError } from '../../../common/errors/problem.error.js';
import { DomainEvents } from '../../../common/events/domain-events.js';
import { rethrowDuplicateAs } from '../../../common/mongo/duplicate-key.js';
import { objectId } from '../../../common/mongo/record.js';
import { TileCounters } from '../list/tile-counters.js';
import type { CandidateRecord } from '../record/candidate.record.js';
import { derivedFields } from '../record/candidate.rules.js';
import { CandidatesRepository } from '../record/candidates.repository.js';

type Changes = Partial<CandidateRecord>;

interface Write {
  before: CandidateRecord;
  changes: Changes;
  action: 'merge' | 'separate';
  /** The candidate who goes, or is there again. */
  otherId: Types.ObjectId;
}

/** Makes two candidate records one, and two again, with counters, audit trail and events (docs/domain/duplicates.md#merging). */
@Injectable()
export class JoinCandidates {
  constructor(
    private readonly repository: CandidatesRepository,
    private readonly counters: TileCounters,
    private readonly audit: Audit,
    private readonly events: DomainEvents,
  ) {}

  /** Whole records in this order; null for one that does not exist. */
  async read(ids: readonly Types.ObjectId[], session: ClientSession): Promise<(CandidateRecord | null)[]> {
    const found = await this.repository.findWhole({ _id: { $in: ids } }, session);
    return ids.map((id) => found.find(({ _id }) => _id.equals(id)) ?? null);
  }

  /** Removes one record and gives the other these fields. */
  async join(
    me: Principal,
    { gone, stays, changes }: { gone: CandidateRecord; stays: CandidateRecord; changes: Changes },
    session: ClientSession,
  ): Promise<CandidateRecord> {
    await this.repository.delete(gone._id, session);
    await this.counters.move([{ before: gone, after: null }], session);
    return this.write(me, { before: stays, changes, action: 'merge', otherId: gone._id }, session);
  }

  /** Gives the record that stayed these fields, and writes the other one as it was. */
  async separate(
    me: Principal,
    { gone, stays, changes }: { gone: CandidateRecord; stays: CandidateRecord; changes: Changes },
    session: ClientSession,
  ): Promise<CandidateRecord> {
    const restored = await this.write(me, { before: stays, changes, action: 'separate', otherId: gone._id }, session);
    await this.repository
      .restore({ ...gone, ...derivedFields(gone) }, session)
      .catch(rethrowDuplicateAs('email_taken'));
    await this.counters.move([{ before: null, after: gone }], session);
    return restored;
  }

  /** Tells modules of the names and the identity of candidates, for the texts and keys that follow them. */
  async tell(candidates: readonly CandidateRecord[], session: ClientSession): Promise<void> {
    for (const after of candidates) {
      const { _id, userId, firstname, name, email, language } = after;
      const who = { candidateId: String(_id), userId: userId && String(userId) };
      const renamed = { ...who, firstname, name, email, language, earlierEmail: null };
      await this.events.emit('candidate.renamed', renamed, session);
      await this.events.emit('candidate.written', { before: null, after }, session);
    }
  }

  private async write(
    me: Principal,
    { before, changes, action, otherId }: Write,
    session: ClientSession,
  ): Promise<CandidateRecord> {
    const by = { modifiedBy: objectId(me.userId), modifiedByRecruiterAt: new Date() };
    const fields = { ...changes, ...by, ...derivedFields({ ...before, ...changes }) };
    const after = await this.repository
      .update(before._id, before.version, { $set: fields }, session)
      .catch(rethrowDuplicateAs('email_taken'))
      .catch((error: unknown) => {
        throw error instanceof ProblemError && error.code === 'not_found' ? new ProblemError('stale_version') : error;
      });
    await this.counters.move([{ before, after }], session);
    const { _id } = after;
    // The id of a login says nothing to the reader of a history.
    const { ngrams: _, searchText: __, publicSlugs: ___, userId: ____, ...told } = changes;
    const pick = (record: CandidateRecord): object =>
      Object.fromEntries(Object.entries(record).filter(([name]) => name in told));
    const entry = { actorId: me.userId, candidateId: _id, action };
    const changed = { ...entry, entity: 'candidate' as const, entityId: _id, before: pick(before), after: pick(after) };
    await this.audit.recordMany([changed, { ...entry, entity: 'merge', entityId: otherId }], session);
    return after;
  }
}
