import { presentRecord } from '../../common/http/record.presenter.js';
import type { MailTemplateResponse } from './dto/mail-template.dto.js';
import type { MailTemplateRecord } from './mail-template.schema.js';

export const presentMailTemplate = (template: MailTemplateRecord): MailTemplateResponse => ({
  ...presentRecord(template),
  name: template.name,
  purpose: template.purpose,
  isDefault: template.isDefault,
  texts: template.texts,
});
