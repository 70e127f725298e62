import { Injectable } from '@nestjs/common';
import type { Principal } from '../../common/auth/principal.js';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import { objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { SaveCandidate } from '../candidates/write/save-candidate.js';
import type { SkillRecord } from './skill.record.js';
import { SkillsRepository } from './skills.repository.js';

/** Replaces a duplicate proposal by an approved skill (docs/domain/recruiting.md#specialisations). */
@Injectable()
export class ReplaceSkill {
  constructor(
    private readonly skills: SkillsRepository,
    private readonly saveCandidate: SaveCandidate,
    private readonly transactions: Transactions,
  ) {}

  run(id: string, skillId: string, me: Principal): Promise<SkillRecord> {
    return this.transactions.run(async (session) => {
      const double = await orNotFound(this.skills.findById(id, session));
      if (double.state !== 'pending') {
        throw new ProblemError('impossible_transition', { parameters: { from: double.state, to: 'replaced' } });
      }
      const skill = await this.skills.findById(skillId, session);
      if (skill?.state !== 'approved') throw ProblemError.field('skillId', 'invalid_id');
      await this.saveCandidate.replaceSkill(objectId(me.userId), double._id, skill._id, session);
      await this.skills.retire([double._id], session);
      return skill;
    });
  }
}
