import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MailPurpose } from '@byline/shared-types/domain';
import type { ClientSession, Model, QueryFilter, Types } from 'mongoose';
import type { ListParams } from '../../common/lists/list-definition.js';
import { readList, type Page } from '../../common/lists/read-list.js';
import { listFields } from '../../common/lists/sort-keys.js';
import { createRecord, definedFields, updateVersioned } from '../../common/mongo/record.js';
import type { MailTemplateFilter } from './dto/mail-template.dto.js';
import type { MailTemplateRecord } from './mail-template.schema.js';

export type TemplateContent = Pick<MailTemplateRecord, 'name' | 'purpose' | 'isDefault' | 'texts' | 'attachments'>;

@Injectable()
export class MailTemplatesRepository {
  constructor(@InjectModel('MailTemplate') private readonly templates: Model<MailTemplateRecord>) {}

  list(params: ListParams<MailTemplateFilter>): Promise<Page<MailTemplateRecord>> {
    const match: QueryFilter<MailTemplateRecord> = definedFields({ purpose: params.filter.purpose });
    return readList(this.templates, match, params);
  }

  find(id: string, session?: ClientSession): Promise<MailTemplateRecord | null> {
    return this.templates
      .findById(id)
      .session(session ?? null)
      .lean<MailTemplateRecord>();
  }

  create(template: TemplateContent, session: ClientSession): Promise<MailTemplateRecord> {
    return createRecord(this.templates, { ...template, ...listFields({ name: template.name }) }, session);
  }

  update(
    id: string,
    version: number | undefined,
    changes: Partial<TemplateContent>,
    session: ClientSession,
  ): Promise<MailTemplateRecord> {
    const listed = changes.name === undefined ? {} : listFields({ name: changes.name });
    return updateVersioned(this.templates, id, version, { $set: { ...changes, ...listed } }, session);
  }

  /** Ends the default of a purpose, so that another template can become it. The version counts it: an open form then learns of it. */
  async endDefault(purpose: MailPurpose, session: ClientSession): Promise<void> {
    const ended = { $set: { isDefault: false }, $inc: { version: 1 } };
    await this.templates.updateOne({ purpose, isDefault: true }, ended, { session });
  }

  /** The number of templates with each of these files, by its id. */
  async withFiles(fileIds: readonly Types.ObjectId[]): Promise<Map<string, number>> {
    const counts = await this.templates.aggregate<{ _id: Types.ObjectId; count: number }>([
      { $match: { attachments: { $in: fileIds } } },
      { $unwind: '$attachments' },
      { $group: { _id: '$attachments', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [String(_id), count]));
  }

  async dropFile(fileId: Types.ObjectId, session: ClientSession): Promise<void> {
    const change = { $pull: { attachments: fileId }, $inc: { version: 1 } };
    await this.templates.updateMany({ attachments: fileId }, change, { session });
  }

  async delete(id: string): Promise<boolean> {
    return (await this.templates.deleteOne({ _id: id })).deletedCount === 1;
  }
}
