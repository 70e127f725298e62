import { summaryOf } from '@byline/backend/modules/mail/conversations/conversation.rules.js';
import type { ConversationRecord } from '@byline/backend/modules/mail/conversations/conversation.record.js';
import type { EmailRecord } from '@byline/backend/modules/mail/email.record.js';
import { stamps } from './records.ts';

/** The conversation of each written mail; it has the id of the mail, which no other record has. */
export const conversationsOf = (emails: readonly EmailRecord[]): ConversationRecord[] =>
  emails.map((mail) => ({
    _id: mail._id,
    candidateId: mail.candidateId,
    assigneeId: mail.createdBy,
    open: false,
    read: [],
    receivedAt: null,
    candidateReadAt: mail.sentAt,
    discardedAt: null,
    ...summaryOf([mail], []),
    ...stamps(mail.createdAt, mail.modifiedAt),
  }));
