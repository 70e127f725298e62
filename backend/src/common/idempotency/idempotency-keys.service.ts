import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Types, type ClientSession } from 'mongoose';
import { Config } from '../../config/config.js';
import { ProblemError } from '../errors/problem.error.js';
import { DomainEvents } from '../events/domain-events.js';
import { isDuplicateKey } from '../mongo/duplicate-key.js';
import { namedIn } from './answers.js';
import { IdempotencyKeysRepository, type Attempt } from './idempotency-keys.repository.js';

const HOUR_MS = 3_600_000;
/** Time for which an attempt keeps others out; longer than any request takes. An attempt that takes longer cannot write. */
const LEASE_MS = 30_000;
/** Life of a key whose request broke off before its write. */
const UNANSWERED_MS = 5 * 60_000;
/** Seconds until a repeat may ask again while the first request runs. */
const RETRY_SECONDS = 1;

/** The attempt may run, or gets the answer of an earlier one. */
export type Begun = { attempt: Attempt } | { answer: unknown };

/** Runs a request once, however often a client sends it (docs/domain/lists.md#repeats). */
@Injectable()
export class IdempotencyKeys implements OnModuleInit {
  private readonly logger = new Logger(IdempotencyKeys.name);

  constructor(
    private readonly repository: IdempotencyKeysRepository,
    private readonly config: Config,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('person.forgotten', (person, session) =>
      this.repository.forget([...person.ids, ...person.addresses], session),
    );
  }

  async begin(_id: string, fingerprint: string): Promise<Begun> {
    const attempt = new Types.ObjectId();
    const leaseUntil = new Date(Date.now() + LEASE_MS);
    const expiresAt = new Date(Date.now() + UNANSWERED_MS);
    try {
      await this.repository.add({ _id, fingerprint, attempt, leaseUntil, done: false, about: [], expiresAt });
      return { attempt: { _id, attempt } };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const before = await this.repository.find(_id);
    if (!before) throw inUse();
    if (before.fingerprint !== fingerprint) throw new ProblemError('idempotency_key_reused');
    if (before.answer !== undefined) return { answer: JSON.parse(before.answer) as unknown };
    if (before.leaseUntil.getTime() > Date.now()) throw inUse();
    if (before.done) throw new ProblemError('idempotency_answer_gone');
    if (!(await this.repository.takeOver(before, attempt, { leaseUntil, expiresAt }))) throw inUse();
    return { attempt: { _id, attempt } };
  }

  /** Marks the request as done in the transaction of its write; refuses an attempt that lost its key to another. */
  async markDone(attempt: Attempt, session: ClientSession): Promise<void> {
    if (!(await this.repository.markDone(attempt, this.keptUntil(), session))) throw inUse();
  }

  /** If the answer cannot be stored, the write stays, and a repeat learns that the answer is gone. */
  async keep(attempt: Attempt, answer: unknown): Promise<void> {
    await this.repository
      .keep(attempt, { answer: JSON.stringify(answer), about: namedIn(answer), expiresAt: this.keptUntil() })
      .catch((err: unknown) => this.logger.error({ err }, 'the answer to an Idempotency-Key could not be kept'));
  }

  private keptUntil(): Date {
    return new Date(Date.now() + this.config.IDEMPOTENCY_KEY_HOURS * HOUR_MS);
  }

  /** After a failure: frees the key for another attempt, unless the request has written. */
  async release(attempt: Attempt): Promise<void> {
    try {
      if (!(await this.repository.free(attempt))) await this.repository.endLease(attempt);
    } catch (err) {
      // The lease ends by itself.
      this.logger.error({ err }, 'an Idempotency-Key could not be freed');
    }
  }
}

const inUse = (): ProblemError => new ProblemError('idempotency_key_in_use', { retryAfter: RETRY_SECONDS });
