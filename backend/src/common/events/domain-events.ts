import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import type { CandidateMerge } from './candidate-merge.js';
import type { ErasedPerson } from './erased-person.js';
import type { RecognisedPerson } from './recognised-person.js';

/** Events between modules. A listener runs in the publisher's transaction: both succeed or neither does. */
export interface DomainEventMap {
  /** A candidate was saved with all six completeness fields for the first time, or again while intended jobs wait for their applications. */
  'candidate.completed': { candidateId: string; userId: string | null };
  /** Names, address or language changed; the login follows. */
  'candidate.renamed': {
    candidateId: string;
    userId: string | null;
    firstname: string;
    name: string;
    email: string;
    /** The address before this change; null if it stays. */
    earlierEmail: string | null;
    language: string;
  };
  /** A candidate was written; `before` is null for a new one, and after a change outside the record. */
  'candidate.written': { before: RecognisedPerson | null; after: RecognisedPerson };
  /** Two candidates become one: modules remove the records of which one candidate has only one, and keep them. All others move afterwards. */
  'candidates.merged': CandidateMerge;
  /** They are two again, and their records are back: modules give back the kept ones. */
  'candidates.separated': CandidateMerge;
  /** Their availability was said or confirmed, by whom. */
  'candidate.confirmed': { candidateId: Types.ObjectId; actorId: Types.ObjectId };
  /** They applied, or a recruiter wrote to them. */
  'candidate.contacted': { candidateId: Types.ObjectId };
  /** A recruiter held an interview with the candidate, or planned one for `at`. */
  'candidate.interviewed': { candidateId: string; actorId: string; at?: Date };
  /** The interview planned for `at` does not take place then. */
  'candidate.uninvited': { candidateId: Types.ObjectId; at: Date };
  /** The candidate got a contract; a pending application becomes successful. */
  'candidate.hired': { candidateId: string; actorId: string };
  /** The period of work of a job changed, or the job was removed: other people are booked by now, or on other days. */
  'job.rebooked': { jobId: Types.ObjectId };
  /** The job was removed: its applications only wait for an answer. */
  'job.removed': { jobId: Types.ObjectId; actorId: string };
  /** A mail came in that a person wrote; until it is read, no further one is told. */
  'mail.received': { conversationId: Types.ObjectId };
  /** A person is about to be erased: modules add further ids and addresses of theirs. */
  'person.known': ErasedPerson;
  /** The person is being erased: every module removes what it holds of them, and reports it (docs/domain/erasure.md#what-becomes-of-each-collection). */
  'person.erased': ErasedPerson;
  /** Every record of the person was removed: stored answers and drafts go too. */
  'person.forgotten': ErasedPerson;
  /** A user becomes a recruiter. */
  'recruiter.joined': { userId: string; actorId: string };
  /** A user stops being a recruiter: work in their name ends. */
  'recruiter.left': { userId: string; actorId: string; at: Date };
  /** A medium is being deleted: a module that uses it refuses (in_use) unless forced, and keeps its name. */
  'medium.removed': { mediumId: string; force: boolean };
  /** The same for a campaign. */
  'campaign.removed': { campaignId: string; force: boolean };
}

type Listener<K extends keyof DomainEventMap> = (event: DomainEventMap[K], session: ClientSession) => Promise<void>;

/** In-process and transactional. For effects outside the database, the listener writes to an outbox. */
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
