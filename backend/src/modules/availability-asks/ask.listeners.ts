import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../common/events/domain-events.js';
import { stricter } from './ask.rules.js';
import { AskAvailability } from './ask-availability.js';
import type { AskedPersonRecord } from './asked-person.schema.js';
import { AskedPeopleRepository } from './asked-people.repository.js';
import { AvailabilityAsksRepository } from './availability-asks.repository.js';

const KEPT = 'asked_people';

/** Follows contacts with people, and forgets those who are erased. */
@Injectable()
export class AskListeners implements OnModuleInit {
  constructor(
    private readonly asks: AvailabilityAsksRepository,
    private readonly people: AskedPeopleRepository,
    private readonly asking: AskAvailability,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('candidate.contacted', ({ candidateId }, session) => this.people.contacted(candidateId, session));
    // A person who has just said it gets no question about it.
    this.events.on('candidate.confirmed', ({ candidateId, actorId }, session) =>
      this.asking.cancelWaiting(candidateId, actorId, session),
    );
    // The record that remains has one open question, and the choice of both that brings fewer mails.
    this.events.on('candidates.merged', async (merge, session) => {
      await this.asks.closeOlder([merge.gone._id, merge.stays._id], session);
      const kept = await this.people.findMany([merge.gone._id, merge.stays._id], session);
      merge.keep(KEPT, kept);
      const [one, other = one] = kept;
      if (!one || !other) return;
      await this.people.remove([merge.gone._id], session);
      const { contactedAt } = (one.contactedAt ?? 0) > (other.contactedAt ?? 0) ? one : other;
      const frequency = stricter(one.frequency, other.frequency);
      await this.people.set(merge.stays._id, { frequency, contactedAt, nextAskAt: new Date() }, session);
    });
    // A choice of fewer mails since the merge stays.
    this.events.on('candidates.separated', async (merge, session) => {
      await this.asks.openNewest([merge.gone._id, merge.stays._id], session);
      const now = await this.people.find(merge.stays._id, session);
      await this.people.remove([merge.stays._id, merge.gone._id], session);
      const kept = merge.keptOf<AskedPersonRecord>(KEPT);
      await this.people.restore(
        kept.map((one) => ({ ...one, frequency: now ? stricter(now.frequency, one.frequency) : one.frequency })),
        session,
      );
    });
    this.events.on('person.erased', async (person, session) => {
      await this.people.remove(person.candidateIds, session);
      await this.asks.remove(person.candidateIds, session);
      person.changed(await this.asks.forgetUsers(person.userIds, session));
    });
  }
}
