import { presentRecord } from '../../common/http/record.presenter.js';
import type { FileRecord } from '../files/file.record.js';
import type { MailTemplateResponse } from './dto/mail-template.dto.js';
import type { MailTemplateRecord } from './mail-template.schema.js';

/** A template with its files. */
export interface MailTemplateView {
  template: MailTemplateRecord;
  files: FileRecord[];
}

export const presentMailTemplate = ({ template, files }: MailTemplateView): MailTemplateResponse => ({
  ...presentRecord(template),
  name: template.name,
  purpose: template.purpose,
  isDefault: template.isDefault,
  texts: template.texts,
  attachments: files.map(({ _id, name, size }) => ({ fileId: String(_id), name, size })),
});
