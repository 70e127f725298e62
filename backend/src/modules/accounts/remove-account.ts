import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { today } from '../../common/time.js';
import { ErasePerson } from '../candidates/erase-person.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { KeptArchives } from '../data-archives/kept-archives.js';
import { DraftsService } from '../drafts/drafts.service.js';
import { Outbox } from '../mail/outbox.service.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import { AccountRemovalsRepository } from './account-removals.repository.js';
import type { AccountRemovalRequest } from './dto/removal.dto.js';

/** A candidate leaves (docs/domain/accounts.md#leaving): the login goes and every session ends; the profile stays with the agency, or nothing does. */
@Injectable()
export class RemoveAccount {
  constructor(
    private readonly users: UsersService,
    private readonly candidates: CandidatesService,
    private readonly erasePerson: ErasePerson,
    private readonly drafts: DraftsService,
    private readonly archives: KeptArchives,
    private readonly removals: AccountRemovalsRepository,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Staff do not leave by themselves: another recruiter takes their role first. */
  async remove(me: Principal, { keepData, why }: AccountRemovalRequest): Promise<void> {
    if (isRecruiter(me)) throw new ProblemError('forbidden');
    const user = await this.users.get(me.userId);
    await this.transactions.run(async (session) => {
      await this.removals.add({ day: today(), keptData: keepData, reason: why?.trim() || null }, session);
      if (keepData) await this.leaveProfile(user, session);
      else if (user.candidateId) await this.erasePerson.candidate(user.candidateId, me.userId, session);
      else await this.erasePerson.login(user._id, session);
    });
  }

  private async leaveProfile(user: UserRecord, session: ClientSession): Promise<void> {
    const { _id, candidateId, firstname, name, email, language } = user;
    if (candidateId) await this.candidates.detachUser(candidateId, session);
    await this.audit.record(
      { actorId: _id, entity: 'account', entityId: _id, candidateId, action: 'removed', after: { keepData: true } },
      session,
    );
    await this.outbox.addSystem(
      {
        template: 'account_removed',
        to: { email, name: `${firstname} ${name}` },
        language,
        data: { firstname },
        candidateId,
      },
      session,
    );
    await this.drafts.removeOfUser(_id, session);
    await this.archives.removeOfPerson({ userIds: [_id], candidateIds: [] }, session);
    await this.users.delete(_id, session);
  }
}
