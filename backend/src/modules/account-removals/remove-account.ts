import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import { isRecruiter } from '../../common/auth/principal.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { today } from '../../common/time.js';
import { CandidatesService } from '../candidates/candidates.service.js';
import { ErasePerson } from '../candidates/write/erase-person.js';
import { KeptArchives } from '../data-archives/kept-archives.js';
import { DraftsService } from '../drafts/drafts.service.js';
import { Outbox } from '../mail/outbox.service.js';
import { UserRemovals } from '../users/user-removals.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import { AccountRemovalsRepository } from './account-removals.repository.js';

/** Removes an account when its last day is over (docs/domain/accounts.md#leaving): either the login alone, or the whole person. */
@Injectable()
export class RemoveAccount {
  constructor(
    private readonly users: UsersService,
    private readonly userRemovals: UserRemovals,
    private readonly candidates: CandidatesService,
    private readonly erasePerson: ErasePerson,
    private readonly drafts: DraftsService,
    private readonly archives: KeptArchives,
    private readonly removals: AccountRemovalsRepository,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /** Does nothing if the account is gone or its owner has kept it. */
  async run(id: Types.ObjectId): Promise<void> {
    await this.transactions.run(async (session) => {
      const user = await this.users.find(id, session);
      const removal = user?.removal;
      if (!user || !removal || removal.due.getTime() > Date.now()) return;
      // A recruiter cannot remove their own account, so a promotion cancels the removal.
      if (isRecruiter(user)) return this.userRemovals.drop(id, session);
      const { keepData, why, wasPublic } = removal;
      await this.removals.add({ day: today(), keptData: keepData, reason: why }, session);
      if (keepData) return this.leaveProfile(user, session);
      if (!user.candidateId) return void (await this.erasePerson.login(user._id, session));
      // Makes the public page say that the person has left.
      if (wasPublic) await this.candidates.show(user.candidateId, session);
      await this.erasePerson.candidate(user.candidateId, id, session);
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
