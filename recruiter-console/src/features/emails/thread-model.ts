import type {
  ConversationResponse,
  EmailResponse,
  ThreadMailDto,
  ThreadResponse,
  UndeliveredDto,
  UpdateConversationRequest,
} from '../../api';

export const mailIdOf = ({ sent, received }: ThreadMailDto): string => sent?._id ?? received?._id ?? '';

/** Whether its servers still try. */
export const isTrying = ({ kind }: UndeliveredDto): boolean => kind === 'delayed' || kind === 'mailbox_full';

/** True for a mail that asks for something: it waits, failed, or did not reach its recipient. */
const needsLook = ({ sent, undelivered }: ThreadMailDto): boolean =>
  undelivered.length > 0 || (sent !== null && sent.status !== 'sent' && sent.status !== 'cancelled');

/** The place of the first mail that came in after the last one from the agency. */
const firstNew = (mails: readonly ThreadMailDto[]): number =>
  mails.findLastIndex(({ sent }) => sent?.status === 'sent') + 1;

/** A long conversation that is new to the reader unfolds this many mails at most. */
const MOST_UNREAD = 5;

/** The mails that show their text when the conversation opens: the last, the unread, and those that need a look. */
export function openAtFirst({ mails, unread }: Pick<ThreadResponse, 'mails' | 'unread'>): string[] {
  const from = unread ? Math.max(firstNew(mails), mails.length - MOST_UNREAD) : mails.length;
  return mails
    .filter((mail, place) => place === mails.length - 1 || place >= from || needsLook(mail))
    .filter(({ received }) => received?.kind !== 'auto_reply')
    .map(mailIdOf);
}

/** True for a mail that left, or leaves at once. */
export const hasLeft = ({ status, scheduledAt }: EmailResponse): boolean =>
  status === 'sent' || status === 'sending' || (status === 'scheduled' && scheduledAt === null);

/** Whether a mail came in after a scheduled one was written, or last changed. */
export const isOvertaken = ({ sent }: ThreadMailDto, mails: readonly ThreadMailDto[]): boolean =>
  sent?.status === 'scheduled' &&
  mails.some(({ received }) => received?.kind === 'mail' && received.receivedAt > sent.modifiedAt);

/** A name in one piece, for initials. */
export function personOf(fullName: string): { firstname: string; name: string } {
  const [firstname = '', ...rest] = fullName.split(' ');
  return { firstname, name: rest.join(' ') };
}

/** The change that takes a conversation back to this state: put off, done or open. */
export const backTo = ({
  open,
  laterUntil,
}: Pick<ConversationResponse, 'open' | 'laterUntil'>): UpdateConversationRequest =>
  laterUntil ? { laterUntil } : { done: !open };
