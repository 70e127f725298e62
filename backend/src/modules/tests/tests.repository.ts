import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { searchFields, type SearchFields } from '../../common/lists/search.js';
import { removeOfCandidates, updateVersioned } from '../../common/mongo/record.js';
import type { TestFilter } from './dto/test.dto.js';
import type { TestRecord } from './test.schema.js';

const searchOf = ({ name, scores }: Pick<TestRecord, 'name' | 'scores'>): SearchFields =>
  searchFields(name, ...scores.map(({ remark }) => remark));

@Injectable()
export class TestsRepository {
  constructor(@InjectModel('Test') private readonly tests: Model<TestRecord>) {}

  list(params: ListParams<TestFilter>): Promise<Page<TestRecord>> {
    const { candidateId } = params.filter;
    const match = candidateId ? { candidateId: { $in: candidateId } } : {};
    return readList(this.tests, match as QueryFilter<TestRecord>, params);
  }

  countOf(candidateId: string): Promise<number> {
    return this.tests.countDocuments({ candidateId });
  }

  find(id: string): Promise<TestRecord | null> {
    return this.tests.findById(id).lean<TestRecord>();
  }

  async create(test: Pick<TestRecord, 'candidateId' | 'name' | 'fileId'>, session: ClientSession): Promise<TestRecord> {
    const [created] = await this.tests.create([{ ...test, ...searchOf({ ...test, scores: [] }) }], { session });
    if (!created) throw new Error('MongoDB created no test');
    return created.toObject();
  }

  update(
    saved: TestRecord,
    version: number | undefined,
    changes: Partial<TestRecord>,
    session: ClientSession,
  ): Promise<TestRecord> {
    const $set = { ...changes, ...searchOf({ ...saved, ...changes }) };
    return updateVersioned(this.tests, saved._id, version, { $set }, session);
  }

  async delete(id: Types.ObjectId, session: ClientSession): Promise<void> {
    await this.tests.deleteOne({ _id: id }, { session });
  }

  removeOf(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    return removeOfCandidates(this.tests, candidateIds, session);
  }

  async usesFile(fileId: Types.ObjectId, session: ClientSession): Promise<boolean> {
    return (await this.tests.exists({ fileId }).session(session)) !== null;
  }
}
