import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { Transactions } from '../../common/mongo/transactions.js';
import { Config } from '../../config/config.js';
import { Outbox } from '../mail/outbox.service.js';
import { looksRecovery } from '../users/recovery-codes.js';
import { TwoFactor } from '../users/two-factor.js';
import type { UserRecord } from '../users/user.record.js';
import { accountPage } from './own-pages.js';

/** The two-factor codes of users, at the login and elsewhere (docs/domain/accounts.md#two-factor). */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly twoFactor: TwoFactor,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {}

  /** Whether a code is right, once. A recovery code replaces one of the app, and its owner gets a mail about its use. */
  accepts(user: UserRecord, code: string): Promise<boolean> {
    if (!looksRecovery(code)) return this.twoFactor.accept(user, code);
    return this.transactions.run((session) => this.useRecoveryCode(user, code, session));
  }

  private async useRecoveryCode(user: UserRecord, code: string, session: ClientSession): Promise<boolean> {
    const left = await this.twoFactor.useRecoveryCode(user, code, session);
    if (left === null) return false;
    const { email, firstname, name, language, candidateId } = user;
    const data = { firstname, left, url: accountPage(this.config, user) };
    const to = { email, name: `${firstname} ${name}` };
    await this.outbox.addSystem({ template: 'recovery_code_used', to, language, data, candidateId }, session);
    return true;
  }
}
