import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { ErasedPerson } from './erased-person.js';

/** What modules tell each other. A listener runs in the publisher's transaction: it succeeds with it or takes it back. */
export interface DomainEventMap {
  /** A candidate was saved with all six completeness fields for the first time, or again while a job is waiting to be applied for. */
  'candidate.completed': { candidateId: string; userId: string | null };
  /** Names, address or language changed; the login follows. */
  'candidate.renamed': {
    candidateId: string;
    userId: string | null;
    firstname: string;
    name: string;
    email: string;
    language: string;
  };
  /** The candidate got a contract; a pending application becomes successful. */
  'candidate.hired': { candidateId: string; actorId: string };
  /** A person is about to be erased: modules add by what else they are known. */
  'person.known': ErasedPerson;
  /** The person is being erased: every module removes what it holds of them, and reports it (docs/domain/erasure.md#what-becomes-of-each-collection). */
  'person.erased': ErasedPerson;
  /** Everything of the person was removed: what was kept aside of those records (answers, drafts) goes too. */
  'person.forgotten': ErasedPerson;
  /** A user stops being a recruiter: nothing goes on in their name. */
  'recruiter.left': { userId: string; actorId: string; at: Date };
  /** A medium is being deleted: whoever uses it refuses (in_use) unless forced, and keeps its name. */
  'medium.removed': { mediumId: string; force: boolean };
  /** The same for a campaign. */
  'campaign.removed': { campaignId: string; force: boolean };
}

type Listener<K extends keyof DomainEventMap> = (event: DomainEventMap[K], session: ClientSession) => Promise<void>;

/** In-process and transactional. What must happen outside the database goes through an outbox that the listener writes. */
@Injectable()
export class DomainEvents {
  private readonly listeners: { [K in keyof DomainEventMap]?: Listener<K>[] } = {};

  on<K extends keyof DomainEventMap>(name: K, listener: Listener<K>): void {
    const listeners: Listener<K>[] = this.listeners[name] ?? [];
    listeners.push(listener);
    Object.assign(this.listeners, { [name]: listeners });
  }

  /** Runs the listeners one after the other: a transaction's session takes one operation at a time. */
  async emit<K extends keyof DomainEventMap>(name: K, event: DomainEventMap[K], session: ClientSession): Promise<void> {
    for (const listener of this.listeners[name] ?? []) await listener(event, session);
  }
}
