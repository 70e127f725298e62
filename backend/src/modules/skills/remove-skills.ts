import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../common/errors/problem.error.js';
import { Transactions } from '../../common/mongo/transactions.js';
import { SkillCategoriesRepository } from './skill-categories.repository.js';
import { SkillCategoriesService } from './skill-categories.service.js';
import type { SkillRecord } from './skill.schema.js';
import { SkillsRepository } from './skills.repository.js';

/** Removing what is in use says so and asks; candidates who have a removed skill keep its label (decisions, the rest). */
@Injectable()
export class RemoveSkills {
  constructor(
    private readonly skills: SkillsRepository,
    private readonly categories: SkillCategoriesRepository,
    private readonly specialisations: SkillCategoriesService,
    private readonly transactions: Transactions,
  ) {}

  async removeSkill(id: string, force: boolean): Promise<void> {
    const skill = await this.skills.findById(id);
    if (!skill) throw new ProblemError('not_found');
    const used = new Set([String(skill._id)]);
    if (used.size > 0 && !force) throw new ProblemError('in_use', { parameters: { what: 'This skill' } });
    await this.remove([skill], used);
  }

  /** A category goes with its skills; one that still has any is in use. */
  async removeCategory(id: string, force: boolean): Promise<void> {
    const category = await this.specialisations.get(id);
    const skills = await this.skills.ofCategories([category._id]);
    if (skills.length > 0 && !force) throw new ProblemError('in_use', { parameters: { what: 'This specialisation' } });
    await this.remove(skills, new Set(skills.map(({ _id }) => String(_id))), id);
  }

  private remove(skills: SkillRecord[], used: ReadonlySet<string>, categoryId?: string): Promise<void> {
    const [kept, gone] = [true, false].map((inUse) =>
      skills.map(({ _id }) => _id).filter((_id) => used.has(String(_id)) === inUse),
    );
    return this.transactions.run(async (session) => {
      for (const id of kept ?? []) await this.skills.retire(id, session);
      await this.skills.delete(gone ?? [], session);
      if (categoryId) await this.categories.delete(categoryId, session);
    });
  }
}
