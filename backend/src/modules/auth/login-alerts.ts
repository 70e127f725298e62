import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../../config/config.js';
import { Outbox } from '../mail/outbox.service.js';
import type { UserRecord } from '../users/user.record.js';
import { BackgroundTasks } from './background-tasks.js';
import { portalPage } from './own-pages.js';

const HOUR_SECONDS = 3_600;

/** Tells users of failed attempts on their account, and how to log in themselves: at most once an hour. */
@Injectable()
export class LoginAlerts {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: Config,
    private readonly background: BackgroundTasks,
    @Inject(Redis) private readonly redis: Redis,
  ) {}

  /** After the answer, so its time does not reveal whether the user exists. */
  send(template: 'login_locked' | 'codes_locked', user: UserRecord | null): void {
    if (user) this.background.run(`Mailing ${template}`, () => this.mail(template, user));
  }

  private async mail(template: 'login_locked' | 'codes_locked', user: UserRecord): Promise<void> {
    const { _id, email, firstname, name, language, candidateId } = user;
    const first = await this.redis.set(`alert:${template}:${String(_id)}`, '1', 'EX', HOUR_SECONDS, 'NX');
    if (first === null) return;
    const url = portalPage(this.config, 'reset-password', user);
    const to = { email, name: `${firstname} ${name}` };
    await this.outbox.addSystem({ template, to, language, data: { firstname, url }, candidateId });
  }
}
