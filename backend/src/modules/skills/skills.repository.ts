import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { UserFunctionName } from '@byline/shared-types/domain';
import type { ClientSession, Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { cacheNames, type NameCache } from '../../common/mongo/name-cache.js';
import { createRecord, updateVersioned } from '../../common/mongo/record.js';
import { Transactions } from '../../common/mongo/transactions.js';
import type { SkillFilter } from './dto/skill.dto.js';
import type { SkillLabel, SkillRecord, Viewer } from './skill.record.js';
import { uniqueKeys } from './skill.rules.js';

const visibleTo = (viewer: Viewer): QueryFilter<SkillRecord> => {
  if (viewer.recruiter) return {};
  const approved = { state: 'approved' as const };
  return viewer.userId ? { $or: [approved, { createdBy: viewer.userId }] } : approved;
};

function condition({ _id, userfunctions, state, categoryId }: SkillFilter): QueryFilter<SkillRecord> {
  return {
    ...(_id ? { _id: { $in: _id } } : {}),
    ...(state ? { state } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(userfunctions ? { $and: [{ $or: [{ userfunctions }, { userfunctions: { $size: 0 } }] }] } : {}),
  };
}

@Injectable()
export class SkillsRepository {
  private readonly labels: NameCache<SkillLabel>;

  constructor(
    @InjectModel('Skill') private readonly skills: Model<SkillRecord>,
    transactions: Transactions,
  ) {
    this.labels = cacheNames(skills, ['label', 'state'], transactions);
  }

  /** Excludes removed skills, except by id. */
  list(params: ListParams<SkillFilter>, viewer: Viewer): Promise<Page<SkillRecord>> {
    const match = {
      ...visibleTo(viewer),
      ...condition(params.filter),
      ...(params.filter._id ? {} : { removedAt: null }),
    } as QueryFilter<SkillRecord>;
    return readList(this.skills, match, params);
  }

  findById(id: string | Types.ObjectId, session?: ClientSession): Promise<SkillRecord | null> {
    return this.skills
      .findOne({ _id: id, removedAt: null })
      .session(session ?? null)
      .lean<SkillRecord>();
  }

  /** Includes removed skills. */
  createdByUser(userId: string): Promise<SkillRecord[]> {
    return this.skills.find({ createdBy: userId }).select('-ngrams -searchText').sort({ _id: 1 }).lean<SkillRecord[]>();
  }

  /** Includes removed skills, because candidates keep their labels. */
  findLabels(ids: readonly (string | Types.ObjectId)[]): Promise<SkillLabel[]> {
    return this.labels.find(ids);
  }

  findMany(ids: readonly (string | Types.ObjectId)[]): Promise<SkillRecord[]> {
    return this.skills
      .find({ _id: { $in: ids } } as QueryFilter<SkillRecord>)
      .select('-ngrams -searchText')
      .lean<SkillRecord[]>();
  }

  approved(): Promise<Pick<SkillRecord, '_id' | 'label'>[]> {
    return this.skills
      .find({ state: 'approved', removedAt: null })
      .select('label')
      .sort({ 'sortKeys.label.EN': 1, _id: 1 })
      .lean<Pick<SkillRecord, '_id' | 'label'>[]>();
  }

  ofCategories(ids: readonly Types.ObjectId[], session?: ClientSession): Promise<SkillRecord[]> {
    return this.skills
      .find({ categoryId: { $in: ids }, removedAt: null } as QueryFilter<SkillRecord>)
      .session(session ?? null)
      .select('-ngrams -searchText')
      .sort({ 'sortKeys.label.EN': 1, _id: 1 })
      .lean<SkillRecord[]>();
  }

  async isTaken(keys: string[], except?: string): Promise<boolean> {
    const match = { unique: { $in: keys }, ...(except ? { _id: { $ne: except } } : {}) } as QueryFilter<SkillRecord>;
    return (await this.skills.exists(match)) !== null;
  }

  create(skill: Partial<SkillRecord>, session: ClientSession): Promise<SkillRecord> {
    return createRecord(this.skills, skill, session);
  }

  async update(id: string, version: number | undefined, update: UpdateQuery<SkillRecord>): Promise<SkillRecord> {
    const changed = await updateVersioned(this.skills, id, version, update);
    this.labels.dropAfter(undefined, id);
    return changed;
  }

  async setFunctions(categoryId: string, userfunctions: UserFunctionName[], session: ClientSession): Promise<void> {
    await this.skills.updateMany({ categoryId }, { $set: { userfunctions }, $inc: { version: 1 } }, { session });
  }

  /** Hides skills from every list and frees their labels. */
  async retire(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const removedAt = new Date();
    for (const id of ids) {
      const gone = { removedAt, categoryId: null, unique: [`removed ${String(id)}`] };
      await this.skills.updateOne({ _id: id }, { $set: gone, $inc: { version: 1 } }, { session });
    }
  }

  /** Includes removed skills. */
  createdBy(userIds: readonly Types.ObjectId[], session: ClientSession): Promise<SkillRecord[]> {
    const match = { createdBy: { $in: userIds } } as QueryFilter<SkillRecord>;
    return this.skills.find(match).session(session).lean<SkillRecord[]>();
  }

  /** Removes the author. The unique keys of a proposal then contain its own id instead of the author's. */
  async disown({ _id, state, label, removedAt }: SkillRecord, session: ClientSession): Promise<void> {
    const isProposal = state === 'pending' && removedAt === null;
    const unique = isProposal ? { unique: uniqueKeys(label, state, _id) } : {};
    const change = { $set: { createdBy: null, ...unique }, $inc: { version: 1 } };
    await this.skills.updateOne({ _id }, change, { session, timestamps: false });
  }

  async delete(id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.skills.deleteOne({ _id: id }, { session });
    this.labels.dropAfter(session, String(id));
  }
}
