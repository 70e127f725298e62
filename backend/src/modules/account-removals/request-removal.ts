import { Injectable } from '@nestjs/common';
import { REMOVAL_HOURS } from '@byline/shared-types/domain';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { createLinkToken, hashToken } from '../../common/auth/secrets.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { MailedLinks } from '../accounts/mailed-links.js';
import { OwnProof } from '../accounts/own-proof.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { PasskeyProof } from '../passkeys/passkey-proof.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserRemovals } from '../users/user-removals.js';
import type { UserRecord } from '../users/user.record.js';
import type { AccountRemovalQueryRequest, AccountRemovalRequest } from './dto/account-removal.dto.js';

/** A candidate asks to leave (docs/domain/accounts.md#leaving): access closes at once, and a day later the account is removed. */
@Injectable()
export class RequestRemoval {
  constructor(
    private readonly proof: OwnProof,
    private readonly passkeys: PasskeyProof,
    private readonly removals: UserRemovals,
    private readonly candidates: CandidatesService,
    private readonly sessions: SessionsService,
    private readonly links: MailedLinks,
    private readonly transactions: Transactions,
  ) {}

  /** Refuses recruiters: a colleague removes their role first. Returns the time of removal. */
  async run(
    me: Principal,
    { keepData, why, ...proof }: AccountRemovalQueryRequest & AccountRemovalRequest,
    from: string,
  ): Promise<Date> {
    if (isRecruiter(me)) throw new ProblemError('forbidden');
    const user = await this.requireOwner(me, proof, from);
    const token = createLinkToken();
    const due = new Date(Date.now() + REMOVAL_HOURS * 3_600_000);
    await this.transactions.run(async (session) => {
      const wasPublic = user.candidateId !== null && (await this.candidates.hide(user.candidateId, session));
      const removal = { due, hash: hashToken(token), keepData, why: why?.trim() || null, wasPublic };
      await this.removals.begin(user._id, removal, session);
      await this.links.sendLeaving(user, { token, due, keepData }, session);
      await this.sessions.endAllOf(user._id, session);
    });
    return due;
  }

  /** Requires the whole login again, so an unattended session cannot erase a person. */
  private requireOwner(
    me: Principal,
    { currentPassword, code, credential }: Omit<AccountRemovalRequest, 'why'>,
    from: string,
  ): Promise<UserRecord> {
    if (credential) return this.passkeys.require(me, credential);
    if (currentPassword === undefined) throw ProblemError.field('currentPassword', 'required');
    return this.proof.require(me, { currentPassword, ...(code !== undefined && { code }) }, from);
  }
}
