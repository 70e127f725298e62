import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { CandidateLists } from '../candidates/list/candidate-lists.service.js';
import { SkillCategoriesRepository } from './skill-categories.repository.js';
import { SkillCategoriesService } from './skill-categories.service.js';
import { SkillsRepository } from './skills.repository.js';

/** Refuses to remove what is in use unless forced; candidates keep the label of a removed skill (docs/domain/recruiting.md#in-use). */
@Injectable()
export class RemoveSkills {
  constructor(
    private readonly skills: SkillsRepository,
    private readonly categories: SkillCategoriesRepository,
    private readonly specialisations: SkillCategoriesService,
    private readonly candidates: CandidateLists,
    private readonly transactions: Transactions,
  ) {}

  async removeSkill(id: string, force: boolean): Promise<void> {
    const skill = await orNotFound(this.skills.findById(id));
    if (!force && (await this.isUsed(skill._id)))
      throw new ProblemError('in_use', { parameters: { what: 'This skill' } });
    await this.transactions.run((session) => this.skills.retire([skill._id], session));
  }

  /** Removes a category with its skills; a category with skills is in use. */
  async removeCategory(id: string, force: boolean): Promise<void> {
    const category = await this.specialisations.get(id);
    await this.transactions.run(async (session) => {
      const skills = await this.skills.ofCategories([category._id], session);
      if (!force && skills.length > 0)
        throw new ProblemError('in_use', { parameters: { what: 'This specialisation' } });
      await this.skills.retire(
        skills.map(({ _id }) => _id),
        session,
      );
      await this.categories.delete(id, session);
    });
  }

  private async isUsed(id: Types.ObjectId): Promise<boolean> {
    const filter = { skills: [String(id)] };
    const { records } = await this.candidates.list({
      filter,
      limit: 1,
      skip: 0,
      sort: [['createdAt', -1]],
      exact: false,
    });
    return records.length > 0;
  }
}
