/** Limits for the API and the apps, each with the rule that sets it. */

/** Largest upload in bytes, with one file per upload (docs/domain/files.md#uploads). */
export const MAX_FILE_BYTES = 10_000_000;
/** Maximum number of skills that a candidate may choose (docs/domain/candidates.md#skills). */
export const MAX_SKILLS = 5;
/** Skill level: 0 is not rated, 1 to 5 are stars (docs/domain/candidates.md#skills). */
export const SKILL_LEVEL = { min: 0, max: 5 } as const;
export const YEARS_EXPERIENCE = { min: 0, max: 40 } as const;
/** The smallest rate, in euro; a rate of 0 means nothing. */
export const RATE_MIN = 0.01;
/** Upper bounds of the rates, in euro. They are high, because they only catch typing errors. */
export const PRICE_PER_WORD_MAX = 1_000;
export const DAY_RATE_MAX = 100_000;
export const MINIMUM_FEE_MAX = 10_000;
/** The words that a translator delivers in a day; the upper bound catches typing errors. */
export const WORDS_PER_DAY = { min: 1, max: 50_000 } as const;
/** Maximum number of translation pairs, and of languages besides the mother tongue. */
export const MAX_PAIRS = 50;
export const MAX_OTHER_LANGUAGES = 20;

/** Minimum length of a text where a rule says "at least two characters". */
export const MIN_TEXT = 2;
/** Maximum length of a one-line value, and of plain and rich text, in characters. */
export const MAX_LINE = 200;
export const MAX_TEXT = 5_000;
/** Maximum number of questions of an interview and of its template. */
export const MAX_QUESTIONS = 100;
export const MAX_HTML = 100_000;
/** Maximum length of the text below a recruiter's mails. */
export const MAX_SIGNATURE = 1_000;
/** Maximum length of the reason for an approval or a decline. */
export const MAX_REASON = 1_000;
/** Days until the promised answer to an application; a job may set another number (docs/domain/recruiting.md#stages). */
export const ANSWER_DAYS = { min: 1, max: 90, default: 14 } as const;
/** Days before the last day of a job in which recruiters read that its links close (docs/domain/recruiting.md#closed-jobs). */
export const JOB_CLOSING_DAYS = 2;
/** Maximum number of jobs that wait for a person's profile to be complete (docs/domain/accounts.md#intended-jobs). */
export const MAX_INTENDED_JOBS = 5;
export const MAX_EMAIL = 254;
export const MAX_URL = 2_000;
/** Maximum length of a house number, box or postal code, and of a typed phone number. */
export const MAX_CODE = 20;
export const MAX_PHONE = 30;
/** Minimum and maximum length of a password, and its minimum of different characters (docs/domain/accounts.md#passwords). */
export const PASSWORD = { min: 10, max: 200, different: 5 } as const;
/** Minimum length of a part of a name or address that a password must not contain; many words contain shorter parts. */
export const PASSWORD_OWN_PART = 4;

/** Page sizes and limits of the list convention (docs/domain/lists.md#convention). */
export const PAGE_SIZES = [5, 10, 25] as const;
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;
/** Counting stops here unless the request asks for an exact number (docs/domain/lists.md#counts). */
export const MAX_COUNT = 10_000;
/** Maximum number of skipped rows of a list. */
export const MAX_SKIP = 10_000_000;

export const SEARCH_DEBOUNCE_MS = 300;
/** Delay of autosave after the last key (docs/domain/interface.md#autosave). */
export const AUTOSAVE_MS = 250;
/** Delay of saving after the last move of an agenda item (docs/domain/calendar.md#moving). */
export const AGENDA_MOVE_MS = 500;
/** Hours of a day that the agenda shows (docs/domain/calendar.md#range). */
export const AGENDA_HOURS = { from: 9, to: 24 } as const;
/** Longest item of the agenda, in days (docs/domain/calendar.md#items). */
export const CALENDAR_ITEM_DAYS = 366;
/** Most recruiters of one appointment besides its assignee (docs/domain/calendar.md#people). */
export const APPOINTMENT_RECRUITERS = 20;
/** Maximum number of agenda items on a screen; a range with more items shows a message (docs/domain/calendar.md#range). */
export const AGENDA_ITEMS_MAX = 1_000;
export const SCROLL_TO_ERRORS_MS = 400;
/** Duration of opening and closing in place (docs/domain/interface.md#motion). */
export const COLLAPSE_MS = 200;
export const PICKER_SUGGESTIONS = 4;

export const SCORECARD_RATING = { min: 1, max: 5 } as const;
export const DEFAULT_WEIGHT = 1;
export const SCORECARD_WEIGHT = { step: 0.1, max: 1_000 } as const;
/** Maximum number of categories of a scorecard, and of items of a category. */
export const MAX_CATEGORIES = 50;
export const MAX_ITEMS = 100;
export const TEST_SCORE = { min: 0, max: 10, step: 0.5 } as const;

/** Session lifetime in minutes (docs/domain/accounts.md#session-length). */
export const TOKEN_MINUTES = { min: 5, max: 1440, default: 720 } as const;
/** Lifetimes of mailed links, in hours (docs/domain/accounts.md#activation). */
export const ACTIVATION_HOURS = 48;
export const RESET_HOURS = 1;
/** Lifetime of both links of a change of address: the link to the new address, and the link to the old one, which can stop the change. */
export const EMAIL_CHANGE_HOURS = 48;

/** Time in which the owner can undo the removal of an account. */
export const REMOVAL_HOURS = 24;

/** The addresses that must confirm a change of address. */
export const CHANGED_ADDRESSES = ['new', 'old'] as const;
export type ChangedAddress = (typeof CHANGED_ADDRESSES)[number];
/** Days after which an unconfirmed registration expires (docs/domain/accounts.md#activation). */
export const REGISTRATION_DAYS = 30;
/** Wrong two-factor codes after which the first login step ends (docs/domain/accounts.md#two-factor). */
export const MAX_CODE_ATTEMPTS = 5;
/** Number of one-time recovery codes, and the minutes to set up the authenticator app. */
export const RECOVERY_CODES = 10;
export const TWO_FACTOR_SETUP_MINUTES = 30;
/** Passkeys of a user, characters of a passkey's name, and minutes to create or use one (docs/domain/accounts.md#passkeys). */
export const MAX_PASSKEYS = 10;
export const MAX_PASSKEY_NAME = 60;
export const PASSKEY_CHALLENGE_MINUTES = 5;

/** Drafts of a user, characters of a draft, and its lifetime in days (docs/domain/interface.md#drafts). */
export const MAX_DRAFTS = 30;
export const MAX_DRAFT = 60_000;
export const DRAFT_DAYS = 30;
/** The kind of device on which a draft was typed. */
export const DRAFT_DEVICES = ['phone', 'computer'] as const;
export type DraftDevice = (typeof DRAFT_DEVICES)[number];

/** Lifetime of an archive of a user's data, in days, and archives per day (docs/domain/accounts.md#archive-of-ones-data). */
export const DATA_ARCHIVE_DAYS = 7;
export const DATA_ARCHIVES_PER_DAY = 3;
/** States of an archive of a user's data. */
export const DATA_ARCHIVE_STATES = ['making', 'ready', 'failed', 'expired'] as const;
export type DataArchiveState = (typeof DATA_ARCHIVE_STATES)[number];

export const DEFAULT_COUNTRY = 'BE';
export const FALLBACK_PROVINCE = 'OTH';
export const TIME_ZONE = 'Europe/Brussels';

export const DAY_MS = 86_400_000;

/** Maximum days between writing and sending a scheduled mail. */
export const MAIL_DAYS_AHEAD = 730;
