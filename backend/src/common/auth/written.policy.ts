import type { Types } from 'mongoose';
import { ProblemError } from '../errors/problem.error.js';
import { isSuperAdmin, type Principal } from './principal.js';

/** What the caller may do with a text that stands under its writer's name (docs/domain/assessment.md#writers). */
export interface WrittenAbilities {
  update: boolean;
  delete: boolean;
}

export const isWriter = (me: Principal, writerId: Types.ObjectId): boolean => String(writerId) === me.userId;

export const abilitiesOfWritten = (me: Principal, writerId: Types.ObjectId): WrittenAbilities => ({
  update: isWriter(me, writerId),
  delete: isWriter(me, writerId) || isSuperAdmin(me),
});

/** Words under a name are changed by nobody else; a super-admin removes them. */
export function requireAbility(ability: keyof WrittenAbilities, me: Principal, writerId: Types.ObjectId): void {
  if (!abilitiesOfWritten(me, writerId)[ability]) throw new ProblemError('not_yours');
}
