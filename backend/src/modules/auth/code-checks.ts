import { Injectable } from '@nestjs/common';
import type { UserRecord } from '../users/user.record.js';
import { LoginAlerts } from './login-alerts.js';
import { LoginLimits } from './login-limits.js';

/** Limits the tries at two-factor codes everywhere (docs/domain/accounts.md#limits). */
@Injectable()
export class CodeChecks {
  constructor(
    private readonly limits: LoginLimits,
    private readonly alerts: LoginAlerts,
  ) {}

  /** Whether a code is right; counts the try first. The last wrong one of an hour locks the codes of the user for a while and mails them. */
  async passes(user: UserRecord, judge: () => Promise<boolean> | boolean): Promise<boolean> {
    const userId = String(user._id);
    const isLast = await this.limits.countCode(userId);
    if (await judge()) {
      await this.limits.rightCode(userId);
      return true;
    }
    if (isLast) {
      await this.limits.lockCodes(userId);
      this.alerts.send('codes_locked', user);
    }
    return false;
  }
}
