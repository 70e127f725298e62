import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { searchFields, type SearchFields } from '../../common/lists/search.js';
import { AboutCandidateRepository } from '../../common/mongo/about-candidate.repository.js';
import { createRecord, updateVersioned } from '../../common/mongo/record.js';
import type { TestFilter } from './dto/test.dto.js';
import type { TestRecord } from './test.schema.js';

const searchOf = ({ name, scores }: Pick<TestRecord, 'name' | 'scores'>): SearchFields =>
  searchFields(name, ...scores.map(({ remark }) => remark));

@Injectable()
export class TestsRepository extends AboutCandidateRepository<TestRecord> {
  constructor(@InjectModel('Test') tests: Model<TestRecord>) {
    super(tests);
  }

  list(params: ListParams<TestFilter>): Promise<Page<TestRecord>> {
    const { candidateId } = params.filter;
    const match = candidateId ? { candidateId: { $in: candidateId } } : {};
    return readList(this.records, match as QueryFilter<TestRecord>, params);
  }

  create(
    test: Pick<TestRecord, 'candidateId' | 'name' | 'fileId' | 'createdBy'>,
    session: ClientSession,
  ): Promise<TestRecord> {
    return createRecord(this.records, { ...test, ...searchOf({ ...test, scores: [] }) }, session);
  }

  update(
    saved: TestRecord,
    version: number | undefined,
    changes: Partial<TestRecord>,
    session: ClientSession,
  ): Promise<TestRecord> {
    const $set = { ...changes, ...searchOf({ ...saved, ...changes }) };
    return updateVersioned(this.records, saved._id, version, { $set }, session);
  }

  async usesFile(fileId: Types.ObjectId, session: ClientSession): Promise<boolean> {
    return (await this.records.exists({ fileId }).session(session)) !== null;
  }
}
