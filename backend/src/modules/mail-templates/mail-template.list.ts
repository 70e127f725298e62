import type { ListDefinition } from '../../common/lists/list-definition.js';
import { MailTemplateFilter, MailTemplateResponse } from './dto/mail-template.dto.js';

export const mailTemplateList = {
  filter: MailTemplateFilter,
  record: MailTemplateResponse,
  sort: ['createdAt', 'name'],
  texts: ['name'],
  defaultSort: 'createdAt',
  search: 'name',
} satisfies ListDefinition<MailTemplateFilter>;
