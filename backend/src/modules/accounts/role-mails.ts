import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { DomainEvents } from '../../common/events/domain-events.js';
import type { UserRecord } from '../users/user.record.js';
import { UsersService } from '../users/users.service.js';
import { MailedLinks } from './mailed-links.js';

/** Mails the person whose recruiter role a colleague gave or took (docs/domain/accounts.md#roles). */
@Injectable()
export class RoleMails implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly links: MailedLinks,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on('recruiter.joined', async (event, session) =>
      this.links.sendRoleGiven(...(await this.both(event, session)), session),
    );
    this.events.on('recruiter.left', async (event, session) =>
      this.links.sendRoleTaken(...(await this.both(event, session)), session),
    );
  }

  private async both(
    { userId, actorId }: { userId: string; actorId: string },
    session: ClientSession,
  ): Promise<[user: UserRecord, colleague: UserRecord]> {
    return [await this.users.get(userId, session), await this.users.get(actorId, session)];
  }
}
