import type { ListDefinition } from '../../common/lists/list-definition.js';
import { EmailFilter } from './dto/email-filter.dto.js';

export const emailList = {
  filter: EmailFilter,
  sort: ['createdAt'],
  defaultSort: 'createdAt',
  fields: [
    'candidateId',
    'from',
    'replyTo',
    'to',
    'cc',
    'bcc',
    'subject',
    'message',
    'kind',
    'status',
    'reason',
    'attempts',
    'scheduledAt',
    'nextAttemptAt',
    'sentAt',
    'messageId',
    'createdBy',
    'createdAt',
    'modifiedAt',
    'version',
  ],
  search: 'subject, names and addresses of the recipients',
} satisfies ListDefinition<EmailFilter>;
