import { Injectable } from '@nestjs/common';
import type { Label, SkillState, UserFunctionName } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { isRecruiter, type Principal } from '../../common/auth/principal.js';
import { orNotFound, ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import { labelFields } from '../../common/lists/sort-keys.js';
import { rethrowDuplicateAs } from '../../common/mongo/duplicate-key.js';
import { definedFields, leavesAsIs, objectId } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { CreateSkillRequest, SkillFilter, UpdateSkillRequest } from './dto/skill.dto.js';
import { SkillCategoriesRepository } from './skill-categories.repository.js';
import type { SkillLabel, SkillRecord, Viewer } from './skill.record.js';
import { mayBecome, uniqueKeys } from './skill.rules.js';
import { SkillsRepository } from './skills.repository.js';

export const viewerOf = (me: Principal): Viewer =>
  isRecruiter(me) ? { recruiter: true } : { recruiter: false, userId: me.userId };

const DUPLICATE = { parameters: { what: 'A skill with this label' } };

const fieldsOf = ({ NL, EN, FR }: Label) => ({
  label: { NL, EN, FR },
  ...labelFields({ NL, EN, FR }),
});

interface NewSkill {
  label: Label;
  state: SkillState;
  userfunctions: UserFunctionName[];
  categoryId: Types.ObjectId | null;
  createdBy: string;
}

/** Recruiters add approved skills; candidates add proposals, which recruiters approve or remove. */
@Injectable()
export class SkillsService {
  constructor(
    private readonly skills: SkillsRepository,
    private readonly categories: SkillCategoriesRepository,
    private readonly transactions: Transactions,
  ) {}

  list(params: ListParams<SkillFilter>, viewer: Viewer): Promise<Page<SkillRecord>> {
    return this.skills.list(params, viewer);
  }

  /** Includes removed skills. */
  labelsOf(ids: readonly (string | Types.ObjectId)[]): Promise<SkillLabel[]> {
    return this.skills.findLabels(ids);
  }

  /** Includes removed skills. */
  findMany(ids: readonly (string | Types.ObjectId)[]): Promise<SkillRecord[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.skills.findMany(ids);
  }

  /** Includes removed skills. */
  createdByUser(userId: string): Promise<SkillRecord[]> {
    return this.skills.createdByUser(userId);
  }

  /** The approved skills, with their labels. */
  approved(): Promise<Pick<SkillRecord, '_id' | 'label'>[]> {
    return this.skills.approved();
  }

  create({ label, userfunctions = [] }: CreateSkillRequest, me: Principal): Promise<SkillRecord> {
    const state = isRecruiter(me) ? 'approved' : 'pending';
    return this.insert({ label, state, userfunctions, categoryId: null, createdBy: me.userId });
  }

  async insert({ label, state, createdBy, ...skill }: NewSkill): Promise<SkillRecord> {
    const unique = await this.requireFree(label, state, createdBy);
    const fields = { ...skill, ...fieldsOf(label), state, unique, createdBy: objectId(createdBy) };
    return this.transactions
      .run((session) => this.skills.create(fields, session))
      .catch(rethrowDuplicateAs('already_exists', DUPLICATE));
  }

  async update(id: string, request: UpdateSkillRequest): Promise<SkillRecord> {
    const skill = await orNotFound(this.skills.findById(id));
    const { version, _id = id, ...named } = request;
    if (_id.toLowerCase() !== id.toLowerCase()) throw ProblemError.field('_id', 'invalid_id');
    if (leavesAsIs(skill, version, named)) return skill;
    const { label = skill.label, state = skill.state, userfunctions, categoryId } = named;
    if (version !== undefined && version !== skill.version) throw new ProblemError('stale_version');
    if (!mayBecome(skill.state, state)) {
      throw new ProblemError('impossible_transition', { parameters: { from: skill.state, to: state } });
    }
    if (categoryId && !(await this.categories.findById(categoryId))) throw ProblemError.field('categoryId', 'invalid');
    const unique = await this.requireFree(label, state, skill.createdBy, id);
    const changes = definedFields({
      ...fieldsOf(label),
      unique,
      state,
      userfunctions,
      categoryId: categoryId ? objectId(categoryId) : (categoryId as null | undefined),
    });
    return this.skills.update(id, version, { $set: changes }).catch(rethrowDuplicateAs('already_exists', DUPLICATE));
  }

  /** Returns the unique keys; refuses a label of an approved skill or of another proposal by the same user. */
  private async requireFree(label: Label, state: SkillState, createdBy: unknown, except?: string): Promise<string[]> {
    const keys = uniqueKeys(label, state, createdBy);
    const approved = uniqueKeys(label, 'approved', createdBy);
    if (await this.skills.isTaken([...new Set([...keys, ...approved])], except))
      throw new ProblemError('already_exists', DUPLICATE);
    return keys;
  }
}
