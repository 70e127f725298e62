import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { searchFields, type SearchFields } from '../../common/lists/search.js';
import { AboutCandidateRepository } from '../../common/mongo/about-candidate.repository.js';
import { createRecord, updateVersioned } from '../../common/mongo/record.js';
import type { InterviewFilter } from './dto/interview.dto.js';
import type { AnsweredQuestion, InterviewRecord } from './interview.schema.js';

const searchOf = (type: string, questions: AnsweredQuestion[]): SearchFields =>
  searchFields(type, ...questions.flatMap(({ question, answer }) => [question, answer]));

@Injectable()
export class InterviewsRepository extends AboutCandidateRepository<InterviewRecord> {
  constructor(@InjectModel('Interview') interviews: Model<InterviewRecord>) {
    super(interviews);
  }

  list(params: ListParams<InterviewFilter>): Promise<Page<InterviewRecord>> {
    const { candidateId, type } = params.filter;
    const match = {
      ...(candidateId ? { candidateId: { $in: candidateId } } : {}),
      ...(type ? { type: { $in: type } } : {}),
    };
    return readList(this.records, match as QueryFilter<InterviewRecord>, params);
  }

  create(
    interview: Pick<InterviewRecord, 'templateId' | 'type' | 'candidateId' | 'userId' | 'questions'>,
    session: ClientSession,
  ): Promise<InterviewRecord> {
    const search = searchOf(interview.type, interview.questions);
    return createRecord(this.records, { ...interview, ...search }, session);
  }

  update(
    saved: InterviewRecord,
    version: number | undefined,
    questions: AnsweredQuestion[],
    session: ClientSession,
  ): Promise<InterviewRecord> {
    const $set = { questions, ...searchOf(saved.type, questions) };
    return updateVersioned(this.records, saved._id, version, { $set }, session);
  }

  countUses(templateId: string, limit: number): Promise<number> {
    return this.records.countDocuments({ templateId }, { limit });
  }

  async usesTemplate(templateId: string): Promise<boolean> {
    return (await this.records.exists({ templateId })) !== null;
  }

  /** Takes over the type of a template. Keeps versions, so open forms of interviews stay valid. */
  async renameType(templateId: string, type: string, session: ClientSession): Promise<void> {
    const held = this.records.find({ templateId }).select('questions').session(session).lean<InterviewRecord[]>();
    for (const { _id, questions } of await held) {
      const $set = { type, ...searchOf(type, questions) };
      await this.records.updateOne({ _id }, { $set }, { session, timestamps: false });
    }
  }
}
