import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { createRecord, updateVersioned } from '../../common/mongo/record.js';
import type { SkillCategoryFilter } from './dto/skill-category.dto.js';
import type { SkillCategoryRecord } from './skill-category.schema.js';

@Injectable()
export class SkillCategoriesRepository {
  constructor(@InjectModel('SkillCategory') private readonly categories: Model<SkillCategoryRecord>) {}

  list(params: ListParams<SkillCategoryFilter>): Promise<Page<SkillCategoryRecord>> {
    const { userfunctions } = params.filter;
    const match = userfunctions ? { $or: [{ userfunctions }, { userfunctions: { $size: 0 } }] } : {};
    return readList(this.categories, match as QueryFilter<SkillCategoryRecord>, params);
  }

  findById(id: string): Promise<SkillCategoryRecord | null> {
    return this.categories.findById(id).lean<SkillCategoryRecord>();
  }

  create(category: Partial<SkillCategoryRecord>, session: ClientSession): Promise<SkillCategoryRecord> {
    return createRecord(this.categories, category, session);
  }

  update(
    id: string,
    version: number | undefined,
    update: UpdateQuery<SkillCategoryRecord>,
    session: ClientSession,
  ): Promise<SkillCategoryRecord> {
    return updateVersioned(this.categories, id, version, update, session);
  }

  async delete(id: string, session: ClientSession): Promise<void> {
    await this.categories.deleteOne({ _id: id }, { session });
  }
}
