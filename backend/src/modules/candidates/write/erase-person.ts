import { Injectable, Logger } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { Audit } from '../../../common/audit/audit.service.js';
import { ProblemError } from '../../../common/errors/problem.error.js';
import { DomainEvents } from '../../../common/events/domain-events.js';
import { ErasedPerson, type ErasureReceipt } from '../../../common/events/erased-person.js';
import { Transactions } from '../../../common/mongo/transactions.js';
import { TileCounters } from '../list/tile-counters.js';
import { isPublic } from '../record/candidate.rules.js';
import { CandidatesRepository } from '../record/candidates.repository.js';

type Id = string | Types.ObjectId;

/**
 * Erases a person in one transaction: collects their ids and addresses, has every module remove its records, then the copies kept beside those
 * records (docs/domain/erasure.md).
 */
@Injectable()
export class ErasePerson {
  private readonly logger = new Logger(ErasePerson.name);

  constructor(
    private readonly repository: CandidatesRepository,
    private readonly counters: TileCounters,
    private readonly audit: Audit,
    private readonly transactions: Transactions,
    private readonly events: DomainEvents,
  ) {}

  /** A candidate and their login. */
  async candidate(id: Id, actorId: Id | null, session: ClientSession): Promise<ErasureReceipt> {
    const candidate = await this.repository.findById(id, session);
    if (!candidate) throw new ProblemError('not_found');
    const { _id, email } = candidate;
    const person = new ErasedPerson({ candidateId: _id }, actorId);
    person.addAddresses(email, ...(await this.audit.addressesOf(_id, session)));
    await this.tell(person, session, async () => {
      await this.repository.delete(_id, session);
      await this.counters.move([{ before: candidate, after: null }], session);
      person.removed('candidate', [_id]);
    });
    const entry = { actorId, entity: 'candidate', entityId: _id, candidateId: _id, action: 'erase' } as const;
    // Only the fact of a public page stays, so that its address answers 410 (docs/domain/candidates.md#public-profile).
    const shown = isPublic(candidate) ? { before: { public: true }, after: { public: false } } : {};
    await this.audit.record({ ...entry, ...shown }, session);
    return person.result;
  }

  /** A login without a candidate. */
  async login(userId: Types.ObjectId, session: ClientSession): Promise<ErasureReceipt> {
    const person = new ErasedPerson({ userId }, userId);
    await this.tell(person, session, () => Promise.resolve());
    return person.result;
  }

  /** Whether other candidates have a skill. */
  othersHaveSkill(
    skillId: Types.ObjectId,
    candidateIds: readonly Types.ObjectId[],
    session: ClientSession,
  ): Promise<boolean> {
    return this.repository.othersHaveSkill(skillId, candidateIds, session);
  }

  /** Whether an erased candidate had a public page until the erasure. */
  wasPublic(id: string): Promise<boolean> {
    return this.audit.has({ entity: 'candidate', entityId: id, action: 'erase', 'changes.field': 'public' });
  }

  private async tell(person: ErasedPerson, session: ClientSession, remove: () => Promise<void>): Promise<void> {
    await this.events.emit('person.known', person, session);
    person.leaveAddresses(await this.repository.othersAddresses([...person.addresses], person.candidateIds, session));
    await this.events.emit('person.erased', person, session);
    await remove();
    await this.events.emit('person.forgotten', person, session);
    this.transactions.afterCommit(session, () => this.forgetAgain(person));
    await this.audit.forget([...person.candidateIds, ...person.userIds], session);
  }

  /** Requests write answers and drafts beside transactions: this removes what an earlier request wrote while the erasure ran. */
  private async forgetAgain(person: ErasedPerson): Promise<void> {
    await this.transactions
      .run((session) => this.events.emit('person.forgotten', person, session))
      .catch((err: unknown) =>
        this.logger.error({ err }, 'could not remove copies of an erased record; they expire later'),
      );
  }
}
