import { Injectable } from '@nestjs/common';
import type { Role } from '@byline/shared-types/domain';
import { Audit } from '../../common/audit/audit.service.js';
import { isSuperAdmin, type Principal } from '../../common/auth/principal.js';
import { ProblemError } from '../../common/errors/problem.error.js';
import { DomainEvents } from '../../common/events/domain-events.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { RoleChangeRequest } from './dto/role.dto.js';
import type { UserRecord } from './user.record.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

/** Gives and takes the recruiter role (docs/domain/accounts.md#roles). A session carries its roles, so a change ends the user's sessions. */
@Injectable()
export class ChangeRole {
  constructor(
    private readonly users: UsersService,
    private readonly repository: UsersRepository,
    private readonly sessions: SessionsService,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly events: DomainEvents,
  ) {}

  /** Giving a role that the user has changes nothing. */
  async grant({ userId, role }: RoleChangeRequest, me: Principal): Promise<UserRecord> {
    const user = await this.users.get(userId);
    if (user.roles.includes(role)) return user;
    return this.save(user, [...user.roles, role], 'granted', me);
  }

  /** Nobody takes their own role, so that one recruiter always remains; a super-admin's is taken by a super-admin only. */
  async remove({ userId, role }: RoleChangeRequest, me: Principal): Promise<void> {
    const user = await this.users.get(userId);
    if (String(user._id) === me.userId) throw new ProblemError('own_role');
    if (user.roles.includes('super-admin') && !isSuperAdmin(me)) throw new ProblemError('forbidden');
    if (!user.roles.includes(role)) return;
    const gone: Role[] = [role, 'super-admin'];
    await this.save(
      user,
      user.roles.filter((kept) => !gone.includes(kept)),
      'removed',
      me,
    );
  }

  private save(user: UserRecord, roles: Role[], action: string, me: Principal): Promise<UserRecord> {
    return this.transactions.run(async (session) => {
      const changed = await this.repository.update(user._id, { $set: { roles } }, session);
      if (!changed) throw new ProblemError('user_not_found');
      await this.sessions.endAllOf(user._id, session);
      const { _id: entityId, candidateId } = user;
      await this.audit.record(
        {
          actorId: me.userId,
          entity: 'role',
          entityId,
          candidateId,
          action,
          before: { roles: user.roles },
          after: { roles },
        },
        session,
      );
      if (action === 'removed')
        await this.events.emit('recruiter.left', { userId: String(user._id), actorId: me.userId }, session);
      return changed;
    });
  }
}
