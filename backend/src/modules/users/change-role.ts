import { Injectable } from '@nestjs/common';
import type { Role } from '@byline/shared-types/domain';
import type { ClientSession } from 'mongoose';
import { Audit } from '../../common/audit/audit.service.js';
import type { Principal } from '../../common/auth/principal.js';
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

  /** Giving a role that the user already has changes nothing. */
  grant({ userId, role }: RoleChangeRequest, me: Principal): Promise<UserRecord> {
    return this.transactions.run(async (session) => {
      const user = await this.users.get(userId, session);
      if (user.roles.includes(role)) return user;
      const changed = await this.save(user, { roles: [...user.roles, role] }, me, session);
      await this.events.emit('recruiter.joined', { userId, actorId: me.userId }, session);
      return changed;
    });
  }

  /** Recruiters cannot take their own role, so one always remains; only a super-admin takes a super-admin's. */
  async remove({ userId, role }: RoleChangeRequest, me: Principal): Promise<void> {
    await this.transactions.run(async (session) => {
      const user = await this.users.get(userId, session);
      if (String(user._id) === me.userId) throw new ProblemError('own_role');
      const isAdmin = user.roles.includes('super-admin');
      await this.requireStill(isAdmin ? 'super-admin' : 'recruiter', me, session);
      if (!user.roles.includes(role)) return;
      const at = new Date();
      const roles = user.roles.filter((kept) => kept !== role && kept !== 'super-admin');
      await this.save(user, { roles, leftStaffAt: at }, me, session);
      await this.events.emit('recruiter.left', { userId: String(user._id), actorId: me.userId, at }, session);
    });
  }

  /**
   * Requires a role that the caller has now, according to their record, and writes to it: if two users take each other's role at once, one
   * transaction conflicts with the other, runs again and is refused.
   */
  private async requireStill(role: Role, me: Principal, session: ClientSession): Promise<void> {
    if (!(await this.repository.touchWithRole(me.userId, role, session))) throw new ProblemError('forbidden');
  }

  private async save(
    user: UserRecord,
    changes: Pick<UserRecord, 'roles' | 'leftStaffAt'>,
    me: Principal,
    session: ClientSession,
  ): Promise<UserRecord> {
    const changed = await this.repository.update(user._id, { $set: changes }, session);
    if (!changed) throw new ProblemError('user_not_found');
    await this.sessions.endAllOf(user._id, session);
    const { _id: entityId, candidateId } = user;
    const { roles, leftStaffAt } = changes;
    const action = leftStaffAt ? 'removed' : 'granted';
    const entry = { actorId: me.userId, entity: 'role' as const, entityId, candidateId, action };
    await this.audit.record({ ...entry, before: { roles: user.roles }, after: { roles } }, session);
    return changed;
  }
}
