import type { Types } from 'mongoose';
import { ProblemError } from '../errors/problem.error.js';
import { isSuperAdmin, type Principal } from './principal.js';

/** The caller's abilities on a text that carries its writer's name (docs/domain/assessment.md#writers). */
export interface WrittenAbilities {
  update: boolean;
  delete: boolean;
}

export const isWriter = (me: Principal, writerId: Types.ObjectId): boolean => String(writerId) === me.userId;

export const abilitiesOfWritten = (me: Principal, writerId: Types.ObjectId): WrittenAbilities => ({
  update: isWriter(me, writerId),
  delete: isWriter(me, writerId) || isSuperAdmin(me),
});

/** Only the writer changes a text under their name; a super-admin may remove it. */
export function requireAbility(ability: keyof WrittenAbilities, me: Principal, writerId: Types.ObjectId): void {
  if (!abilitiesOfWritten(me, writerId)[ability]) throw new ProblemError('not_yours');
}
