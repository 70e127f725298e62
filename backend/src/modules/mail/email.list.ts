import type { ListDefinition } from '../../common/lists/list-definition.js';
import { EmailFilter } from './dto/email-filter.dto.js';
import { EmailResponse } from './dto/email.dto.js';

export const emailList = {
  filter: EmailFilter,
  record: EmailResponse,
  sort: ['createdAt'],
  defaultSort: 'createdAt',
  search: 'subject, names and addresses of the recipients',
} satisfies ListDefinition<EmailFilter>;
