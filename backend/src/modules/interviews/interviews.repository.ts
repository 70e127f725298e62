import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { searchFields, type SearchFields } from '../../common/lists/search.js';
import { removeOfCandidates, updateVersioned } from '../../common/mongo/record.js';
import type { InterviewFilter } from './dto/interview.dto.js';
import type { AnsweredQuestion, InterviewRecord } from './interview.schema.js';

const searchOf = (type: string, questions: AnsweredQuestion[]): SearchFields =>
  searchFields(type, ...questions.flatMap(({ question, answer }) => [question, answer]));

@Injectable()
export class InterviewsRepository {
  constructor(@InjectModel('Interview') private readonly interviews: Model<InterviewRecord>) {}

  list(params: ListParams<InterviewFilter>): Promise<Page<InterviewRecord>> {
    const { candidateId, type } = params.filter;
    const match = {
      ...(candidateId ? { candidateId: { $in: candidateId } } : {}),
      ...(type ? { type: { $in: type } } : {}),
    };
    return readList(this.interviews, match as QueryFilter<InterviewRecord>, params);
  }

  countOf(candidateId: string): Promise<number> {
    return this.interviews.countDocuments({ candidateId });
  }

  find(id: string): Promise<InterviewRecord | null> {
    return this.interviews.findById(id).lean<InterviewRecord>();
  }

  async create(
    interview: Pick<InterviewRecord, 'templateId' | 'type' | 'candidateId' | 'userId' | 'questions'>,
    session: ClientSession,
  ): Promise<InterviewRecord> {
    const search = searchOf(interview.type, interview.questions);
    const [created] = await this.interviews.create([{ ...interview, ...search }], { session });
    if (!created) throw new Error('MongoDB created no interview');
    return created.toObject();
  }

  update(
    saved: InterviewRecord,
    version: number | undefined,
    questions: AnsweredQuestion[],
    session: ClientSession,
  ): Promise<InterviewRecord> {
    const $set = { questions, ...searchOf(saved.type, questions) };
    return updateVersioned(this.interviews, saved._id, version, { $set }, session);
  }

  async delete(id: string, session: ClientSession): Promise<void> {
    await this.interviews.deleteOne({ _id: id }, { session });
  }

  removeOf(candidateIds: readonly Types.ObjectId[], session: ClientSession): Promise<Types.ObjectId[]> {
    return removeOfCandidates(this.interviews, candidateIds, session);
  }

  async usesTemplate(templateId: string): Promise<boolean> {
    return (await this.interviews.exists({ templateId })) !== null;
  }

  /** Takes over the type of a template. Keeps versions, so open forms of interviews stay valid. */
  async renameType(templateId: string, type: string, session: ClientSession): Promise<void> {
    const held = this.interviews.find({ templateId }).select('questions').session(session).lean<InterviewRecord[]>();
    for (const { _id, questions } of await held) {
      const $set = { type, ...searchOf(type, questions) };
      await this.interviews.updateOne({ _id }, { $set }, { session, timestamps: false });
    }
  }
}
