import { searchFields, type SearchFields } from '../../common/lists/search.js';
import { objectId } from '../../common/mongo/record.js';
import { mentionsOf, sanitiseRichText } from '../../common/rich-text/rich-text.js';
import type { UserRecord } from '../users/user.record.js';
import type { EmailRecord, Mailbox } from './email.record.js';

type Content = Pick<EmailRecord, 'to' | 'cc' | 'bcc' | 'subject' | 'message'>;
type CleanContent = Content & Pick<EmailRecord, 'mentions'>;

/** Removes line breaks, because one would end the header of a name or subject. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
export const cleanMailbox = ({ name, email }: Mailbox): Mailbox => ({ name: oneLine(name), email });

/** Cleans a written mail for sending. */
export function cleanContent({ to, cc, bcc, subject, message }: Content): CleanContent {
  const clean = sanitiseRichText(message);
  return {
    to: to && cleanMailbox(to),
    cc: cc.map(cleanMailbox),
    bcc: bcc.map(cleanMailbox),
    subject: oneLine(subject),
    message: clean,
    mentions: mentionsOf(clean).map(objectId),
  };
}

/** The sender: the writer's name with the agency's address, and answers to the writer. */
export function senderOf(
  { firstname, name, email }: Pick<UserRecord, 'firstname' | 'name' | 'email'>,
  agency: string,
): { from: Mailbox; replyTo: Mailbox } {
  const writerName = oneLine(`${firstname} ${name}`);
  return { from: { name: writerName, email: agency }, replyTo: { name: writerName, email } };
}

/** The search fields of a mail. */
export const searchOf = ({ subject, to, cc, bcc }: Omit<Content, 'message'>): SearchFields =>
  searchFields(subject, ...[...(to ? [to] : []), ...cc, ...bcc].flatMap(({ name, email }) => [name, email]));
