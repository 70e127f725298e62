import { Injectable } from '@nestjs/common';
import type { Label } from '@byline/shared-types/domain';
import type { Principal } from '../../common/auth/principal.js';
import { orNotFound } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { labelFields } from '../../common/lists/sort-keys.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { definedFields, leavesAsIs } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type {
  AddSkillRequest,
  CreateSkillCategoryRequest,
  SkillCategoryFilter,
  UpdateSkillCategoryRequest,
} from './dto/skill-category.dto.js';
import { SkillCategoriesRepository } from './skill-categories.repository.js';
import type { SkillCategoryRecord } from './skill-category.schema.js';
import type { CategoryWithSkills } from './skill.presenter.js';
import { uniqueKeys } from './skill.rules.js';
import { SkillsRepository } from './skills.repository.js';
import { SkillsService } from './skills.service.js';

const fieldsOf = ({ NL, EN, FR }: Label) => ({
  label: { NL, EN, FR },
  unique: uniqueKeys({ NL, EN, FR }, 'approved', null),
  ...labelFields({ NL, EN, FR }),
});

const refuseDuplicate = rethrowDuplicateAs('already_exists', {
  parameters: { what: 'A specialisation with this label' },
});

/** The interface calls a category of skills a specialisation. */
@Injectable()
export class SkillCategoriesService {
  constructor(
    private readonly categories: SkillCategoriesRepository,
    private readonly skills: SkillsRepository,
    private readonly items: SkillsService,
    private readonly transactions: Transactions,
  ) {}

  async list(params: ListParams<SkillCategoryFilter>): Promise<Page<CategoryWithSkills>> {
    const page = await this.categories.list(params);
    return { ...page, records: await this.withSkills(page.records) };
  }

  async create({ label, userfunctions = [] }: CreateSkillCategoryRequest): Promise<CategoryWithSkills> {
    const category = await this.transactions
      .run((session) => this.categories.create({ ...fieldsOf(label), userfunctions }, session))
      .catch(refuseDuplicate);
    return { ...category, skills: [] };
  }

  async update(id: string, request: UpdateSkillCategoryRequest): Promise<CategoryWithSkills> {
    const { version, label, userfunctions } = request;
    const saved = await this.get(id);
    if (leavesAsIs(saved, version, { label, userfunctions })) return this.withItems(saved);
    const changes = { ...(label ? fieldsOf(label) : {}), ...definedFields({ userfunctions }) };
    const category = await this.transactions
      .run(async (session) => {
        const changed = await this.categories.update(id, version, { $set: changes }, session);
        if (userfunctions) await this.skills.setFunctions(id, userfunctions, session);
        return changed;
      })
      .catch(refuseDuplicate);
    return this.withItems(category);
  }

  async addSkill(
    id: string,
    { label, state = 'approved' }: AddSkillRequest,
    me: Principal,
  ): Promise<CategoryWithSkills> {
    const category = await this.get(id);
    const { _id: categoryId, userfunctions } = category;
    await this.items.insert({ label, state, userfunctions, categoryId, createdBy: me.userId });
    return this.withItems(category);
  }

  get(id: string): Promise<SkillCategoryRecord> {
    return orNotFound(this.categories.findById(id));
  }

  private async withItems(category: SkillCategoryRecord): Promise<CategoryWithSkills> {
    return { ...category, skills: await this.skills.ofCategories([category._id]) };
  }

  private async withSkills(categories: SkillCategoryRecord[]): Promise<CategoryWithSkills[]> {
    const skills = await this.skills.ofCategories(categories.map(({ _id }) => _id));
    return categories.map((category) => ({
      ...category,
      skills: skills.filter(({ categoryId }) => categoryId?.equals(category._id)),
    }));
  }
}
