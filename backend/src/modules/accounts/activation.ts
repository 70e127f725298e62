import { Injectable } from '@nestjs/common';
import { Types, type ClientSession } from 'mongoose';
import { hashPassword, hashToken } from '../../common/auth/secrets.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { AuthService, type Login } from '../auth/auth.service.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { SaveCandidate } from '../candidates/write/save-candidate.js';
import type { PendingRegistration } from '../pending-registrations/pending-registration.record.js';
import { PendingRegistrations } from '../pending-registrations/pending-registrations.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import type { ActivationRequest } from './dto/account-link.dto.js';
import { presentProblemJob } from './intended-job.presenter.js';
import { IntendedJobs, type IntendedJob } from './intended-jobs.js';
import { OwnWords } from './own-words.js';

/** The activated user; without a session when the link was used before. */
export interface Activated {
  user: UserRecord;
  session: Login['session'] | null;
  /** The jobs of the registration. */
  jobs: IntendedJob[];
}

/** Confirms an address by its mailed link: a registration becomes a user and a candidate. */
@Injectable()
export class Activation {
  constructor(
    private readonly users: UsersService,
    private readonly candidates: CandidatesService,
    private readonly saveCandidate: SaveCandidate,
    private readonly pending: PendingRegistrations,
    private readonly auth: AuthService,
    private readonly intendedJobs: IntendedJobs,
    private readonly words: OwnWords,
    private readonly transactions: Transactions,
  ) {}

  /** The first click activates and opens a session. A second click learns that the link worked, without a session, because a link in a mailbox must not stay a key. */
  async activate({ email, token, password }: ActivationRequest): Promise<Activated> {
    const hash = hashToken(token);
    const registration = await this.pending.find(email);
    // Only a reader of the earlier mail has this token, so the answer tells a stranger nothing.
    if (registration?.replacedLinks?.includes(hash)) throw new ProblemError('link_replaced');
    if (registration?.link.hash !== hash) return this.activatedBefore(email, hash);
    if (registration.link.expiresAt <= new Date()) throw new ProblemError('link_expired');
    if (password !== undefined) this.words.refuse(password, registration);
    const chosen = password === undefined ? null : await hashPassword(password);
    const user = await this.transactions
      .run((session) => this.confirm({ email, hash, chosen }, session))
      .catch(rethrowDuplicateAs('email_taken'));
    if (!user) return this.activatedBefore(email, hash);
    return { ...(await this.auth.open(user, 'activation')), jobs: await this.intendedJobs.list(user) };
  }

  private async activatedBefore(email: string, hash: string): Promise<Activated> {
    const user = await this.users.findByEmail(email);
    if (user?.activation?.hash !== hash || !user.activation.usedAt) throw new ProblemError('link_invalid');
    return { user, session: null, jobs: [] };
  }

  /** Null when another click was first. */
  private async confirm(
    { email, hash, chosen }: { email: string; hash: string; chosen: string | null },
    session: ClientSession,
  ): Promise<UserRecord | null> {
    const registration = await this.pending.take(email, hash, session);
    if (!registration) return null;
    const known = await this.candidates.findByEmail(registration.email, session);
    // A stranger may have typed the password of the registration; an existing profile belongs to the reader of its mail.
    if (!chosen && (known || registration.replaced)) {
      const jobs = (await this.intendedJobs.list(registration, session)).map(presentProblemJob);
      throw new ProblemError('password_required', { jobs });
    }
    return this.createUser(registration, chosen ?? registration.passwordHash, session);
  }

  private async createUser(
    registration: PendingRegistration,
    passwordHash: string | null,
    session: ClientSession,
  ): Promise<UserRecord> {
    const { _id: candidateId, link, replaced: _, replacedLinks: ____, removeAt: __, ...person } = registration;
    const userId = new Types.ObjectId();
    const { privacyAcceptedAt, jobId, campaignId, earlierJobs = [], passwordHash: ___, ...fields } = person;
    const candidate = await this.saveCandidate.createForUser({ ...fields, userId, candidateId }, session);
    const now = new Date();
    const user = await this.users.create(
      {
        ...fields,
        _id: userId,
        candidateId: candidate._id,
        // A known candidate keeps the stored values, because a stranger may have typed those of the registration.
        firstname: candidate.firstname,
        name: candidate.name,
        passwordHash,
        privacyAcceptedAt,
        jobId,
        campaignId,
        earlierJobs,
        roles: ['candidate'],
        activatedAt: now,
        activation: { ...link, usedAt: now },
      },
      session,
    );
    await this.intendedJobs.applyIfComplete(user, session);
    return user;
  }
}
