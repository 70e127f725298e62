import { listFields } from '@byline/backend/common/lists/sort-keys.js';
import type { MailTemplateRecord } from '@byline/backend/modules/mail-templates/mail-template.schema.js';
import type { MailPurpose, Language } from '@byline/shared-types/domain';
import templates from '../data/mail-templates.json' with { type: 'json' };
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import { TERMS } from './library.ts';
import { paragraphs, stamps } from './records.ts';

export const mailTemplates = (days: DemoDays): MailTemplateRecord[] =>
  templates.map(({ name, purpose, isDefault, texts }, index) => ({
    _id: demoId('mailTemplate', index),
    name,
    purpose: purpose as MailPurpose,
    isDefault,
    texts: texts.map(({ language, subject, lines }) => ({
      language: language as Language,
      subject,
      message: paragraphs(...lines),
    })),
    attachments: purpose === 'availability' && isDefault ? [TERMS] : [],
    ...listFields({ name }),
    ...stamps(days.at(-400 + index * 30, 630)),
  }));
