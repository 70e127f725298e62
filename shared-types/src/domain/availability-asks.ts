/** Questions by mail whether an availability still holds (docs/domain/availability.md#asked). */

/** The answers on the page of such a mail. */
export const ASK_ANSWERS = ['yes', 'not_until', 'not_looking'] as const;
export type AskAnswer = (typeof ASK_ANSWERS)[number];

/** How often a person is asked: as often as the agency sets, seldom, or never. */
export const ASK_FREQUENCIES = ['usual', 'seldom', 'never'] as const;
export type AskFrequency = (typeof ASK_FREQUENCIES)[number];

/** Days for which the link of a mail works. */
export const ASK_LINK_DAYS = 14;
/** Days between two mails to a person, at least. */
export const ASK_PAUSE_DAYS = 7;
/** Days between two mails to a person who wants them seldom. */
export const ASK_SELDOM_DAYS = 90;
/** Months after which a person who is not looking is asked again, as days. */
export const ASK_NOT_LOOKING_DAYS = 182;
/** Only people who applied or were contacted within these days are asked by themselves. */
export const ASK_CONTACT_DAYS = 365;
/** Days for which a question and its answer are kept, for the statistics. */
export const ASK_KEPT_DAYS = 365;
/** Days between two questions, unless the agency sets others. */
export const ASK_DAYS = { min: 0, max: 365, default: 30 } as const;
/** Lifetime of an operation that asks, so that a reminder can follow after the pause. */
export const ASK_OPERATION_DAYS = 21;
/** The days a week that the page offers. */
export const ASKED_DAYS_PER_WEEK = [1, 2, 3, 4, 5] as const;

/** Reasons why a recruiter's question skips a candidate. */
export const ASK_SKIPS = ['archived', 'unsubscribed', 'bad_address', 'away', 'asked_recently'] as const;
export type AskSkip = (typeof ASK_SKIPS)[number];
