/** Kinds of mails that come in. `auto_reply`: a machine wrote it, such as an out-of-office notice. `bounce` and `complaint`: a mail server reports about a mail of ours. */
export const RECEIVED_KINDS = ['mail', 'auto_reply', 'bounce', 'complaint'] as const;
export type ReceivedKind = (typeof RECEIVED_KINDS)[number];

/** Whether the domain in a mail's From says that the mail is its own (SPF, DKIM, DMARC). `unknown`: it does not say, or nobody could ask. */
export const SENDER_CHECKS = ['pass', 'fail', 'unknown'] as const;
export type SenderCheck = (typeof SENDER_CHECKS)[number];

/** Reasons for which a mail server did not deliver a mail, or has not yet (`delayed`, `mailbox_full`). `complaint`: the reader called it unwanted. */
export const BOUNCE_KINDS = [
  'no_such_address',
  'no_such_domain',
  'mailbox_full',
  'too_large',
  'refused',
  'delayed',
  'complaint',
  'other',
] as const;
export type BounceKind = (typeof BOUNCE_KINDS)[number];

/** Reasons that concern the address and hold until it changes, or until a mail comes from it. */
export const ADDRESS_TROUBLES = ['no_such_address', 'no_such_domain', 'complaint'] as const satisfies BounceKind[];
export type AddressTrouble = (typeof ADDRESS_TROUBLES)[number];

/** A conversation that a recruiter discarded, without a candidate, is erased after this time; an unmatched one after the longer time. */
export const DISCARDED_DAYS = 30;
export const UNMATCHED_DAYS = 90;

/** Files of one answer from the portal. */
export const MAX_MESSAGE_FILES = 5;

/** Attachments of one mail to a candidate, and their bytes together. */
export const MAX_MAIL_FILES = 10;
export const MAX_MAIL_FILE_BYTES = 20_000_000;

/** The conversations that the inbox lists: the caller's, the team's, those without a candidate, or of these the discarded ones. */
export const CONVERSATION_BOXES = ['mine', 'team', 'unmatched', 'discarded'] as const;
export type ConversationBox = (typeof CONVERSATION_BOXES)[number];

/** Conversations that the caller has not read, that have a waiting mail, or whose mail was not delivered. */
export const CONVERSATION_STATES = ['unread', 'scheduled', 'undelivered'] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

/** The API counts unread conversations up to here; the screens show 99+. */
export const MAX_UNREAD = 100;

/** The API looks at so many of the newest open conversations for the unread ones, so that a team with thousands of them waits no longer. */
export const MAX_OPEN_READ = 1_000;

/** Other conversations of an unknown sender that come along when one gets a candidate. */
export const MAX_OTHERS = 100;

/** Conversations of one request that marks several as done. */
export const MAX_DONE = 100;

/** Candidates suggested for the mail of an unknown sender, the reasons, and the score above which one is chosen beforehand. */
export const MAX_SUGGESTIONS = 3;
export const SUGGESTION_REASONS = ['address', 'name', 'firstname', 'lastname'] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];
export const SURE_SUGGESTION = 0.6;
