import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { listFields } from '../../common/lists/sort-keys.js';
import { createRecord, updateVersioned } from '../../common/mongo/record.js';
import type { InterviewTemplateFilter } from './dto/interview-template.dto.js';
import type { InterviewTemplateRecord } from './interview-template.schema.js';

type Content = Pick<InterviewTemplateRecord, 'type' | 'questions'>;

@Injectable()
export class InterviewTemplatesRepository {
  constructor(@InjectModel('InterviewTemplate') private readonly templates: Model<InterviewTemplateRecord>) {}

  list(params: ListParams<InterviewTemplateFilter>): Promise<Page<InterviewTemplateRecord>> {
    return readList(this.templates, {}, params);
  }

  find(id: string): Promise<InterviewTemplateRecord | null> {
    return this.templates.findById(id).lean<InterviewTemplateRecord>();
  }

  create(template: Content, session: ClientSession): Promise<InterviewTemplateRecord> {
    return createRecord(this.templates, { ...template, ...listFields({ type: template.type }) }, session);
  }

  update(
    id: string,
    version: number | undefined,
    changes: Partial<Content>,
    session: ClientSession,
  ): Promise<InterviewTemplateRecord> {
    const listed = changes.type === undefined ? {} : listFields({ type: changes.type });
    return updateVersioned(this.templates, id, version, { $set: { ...changes, ...listed } }, session);
  }

  /** Appends a question without a version, so that two recruiters can add one at the same time. */
  addQuestion(id: string, question: string, session: ClientSession): Promise<InterviewTemplateRecord> {
    return updateVersioned(this.templates, id, undefined, { $push: { questions: { question } } }, session);
  }

  async delete(id: string): Promise<boolean> {
    return (await this.templates.deleteOne({ _id: id })).deletedCount === 1;
  }
}
