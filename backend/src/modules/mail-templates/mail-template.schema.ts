import { LANGUAGES, MAIL_PURPOSES, type MailPurpose, type MailTemplateText } from '@byline/shared-types/domain';
import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { sortDefinition, type SortKeys } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** A template of mails (docs/domain/mail.md#templates). */
export interface MailTemplateRecord extends StoredRecord, SearchFields, SortKeys<'name'> {
  /** Unique. */
  name: string;
  purpose: MailPurpose;
  /** At most one template of each purpose. */
  isDefault: boolean;
  /** At most one per language, in the order of `LANGUAGES`. */
  texts: MailTemplateText[];
  /** Files of the library that a new mail from it starts with; absent in older templates. */
  attachments?: Types.ObjectId[];
}

const text = new Schema<MailTemplateText>(
  {
    language: { type: String, enum: LANGUAGES, required: true },
    subject: { type: String, default: '' },
    message: { type: String, default: '' },
  },
  { _id: false },
);

export const mailTemplateSchema = new Schema<MailTemplateRecord>(
  {
    name: { type: String, required: true },
    purpose: { type: String, enum: MAIL_PURPOSES, required: true },
    isDefault: { type: Boolean, default: false },
    texts: { type: [text], default: [] },
    attachments: { type: [Schema.Types.ObjectId], default: [] },
    ...versionField,
    ...searchDefinition,
    ...sortDefinition('name'),
  },
  recordOptions('mailtemplates'),
);
// Two names that differ only in case would look like one.
mailTemplateSchema.index({ name: 1 }, { unique: true, collation: { locale: 'en', strength: 2 } });
mailTemplateSchema.index({ 'sortKeys.name': 1, _id: 1 });
mailTemplateSchema.index({ createdAt: -1, _id: -1 });
mailTemplateSchema.index({ purpose: 1, createdAt: -1, _id: -1 });
mailTemplateSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
mailTemplateSchema.index({ attachments: 1 });
mailTemplateSchema.index({ purpose: 1 }, { unique: true, partialFilterExpression: { isDefault: true } });
