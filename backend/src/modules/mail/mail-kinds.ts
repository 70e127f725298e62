/** Reminders of recruiters. */
export const REMINDERS = ['task_due', 'job_closing'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** Mails to recruiters about their own work. */
export const STAFF_MAILS = [...REMINDERS, 'answer_received', 'view_news'] as const;

/** The product's own mails. */
export const SYSTEM_MAILS = [
  ...STAFF_MAILS,
  'activation',
  'password_reset',
  'already_activated',
  'account_exists',
  'email_change',
  'email_change_notice',
  'email_change_by_agency',
  'login_rescued',
  'login_rescued_notice',
  'login_locked',
  'codes_locked',
  'two_factor_on',
  'two_factor_off',
  'two_factor_renewed',
  'role_given',
  'role_taken',
  'recovery_code_used',
  'recovery_codes_renewed',
  'password_changed',
  'archive_ready',
  'passkey_added',
  'passkey_removed',
  'availability_ask',
  'account_leaving',
  'account_removed',
] as const;
export type SystemMail = (typeof SYSTEM_MAILS)[number];

/** The product's own mails without a secret: lists show them like written mails. */
export const OPEN_MAILS = ['application_received'] as const;
export type OpenMail = (typeof OPEN_MAILS)[number];

/** Written mails: from the mail tab of a candidate, with a declined application, or about a proposal for a job. */
export const WRITTEN_MAILS = ['message', 'application_declined', 'application_proposed'] as const;
export type WrittenMail = (typeof WRITTEN_MAILS)[number];

/** The kinds that lists show. */
export const SHOWN_MAILS = [...WRITTEN_MAILS, ...OPEN_MAILS] as const;
export type ShownMail = (typeof SHOWN_MAILS)[number];

export type OwnMail = SystemMail | OpenMail;
/** A test of a template, to its recruiter. */
const TEST_MAIL = 'template_test';
export const MAIL_KINDS = [...SHOWN_MAILS, ...SYSTEM_MAILS, TEST_MAIL] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The data of each mail in the catalogue's words. `jobs` and `job` are titles. */
export interface OwnMailData {
  /** `choosesPassword`: the link asks for a new password, in place of the one of the registration. `jobCount` counts `jobs`. */
  activation: { firstname: string; url: string; choosesPassword: boolean; jobCount: number; jobs: string };
  password_reset: { firstname: string; url: string };
  already_activated: { firstname: string; url: string };
  account_exists: { firstname: string; url: string; resetUrl: string };
  email_change: { firstname: string; url: string };
  /** To the current login address; `url` confirms the change, `stopUrl` stops it. */
  email_change_notice: { firstname: string; email: string; url: string; stopUrl: string };
  /** To the current address; `url` stops the change. */
  email_change_by_agency: { firstname: string; email: string; url: string };
  login_rescued: { firstname: string; url: string };
  /** To the previous address. */
  login_rescued_notice: { firstname: string };
  login_locked: { firstname: string; url: string };
  codes_locked: { firstname: string; url: string };
  two_factor_on: { firstname: string; url: string };
  two_factor_off: { firstname: string; url: string };
  /** `by` is the colleague's name. */
  two_factor_renewed: { firstname: string; by: string; url: string };
  role_given: { firstname: string; by: string; url: string };
  role_taken: { firstname: string; by: string };
  /** `left` is the number of unused codes. */
  recovery_code_used: { firstname: string; left: number; url: string };
  recovery_codes_renewed: { firstname: string; url: string };
  password_changed: { firstname: string; url: string };
  archive_ready: { firstname: string; url: string };
  /** `passkey` is its name. */
  passkey_added: { firstname: string; passkey: string; url: string };
  passkey_removed: { firstname: string; passkey: string; url: string };
  /**
   * `told` says in words what is known since `month`, `state` whether they look for work, and `days` how much they work; each is `none` if unknown.
   * `isNoted`: a recruiter said it. `recruiter` is a name, or empty. `url` opens the page with the answer that all stays as it is, `wayUrls` with the others.
   */
  availability_ask: {
    firstname: string;
    state: string;
    isNoted: boolean;
    month: string;
    told: string;
    days: string;
    recruiter: string;
    url: string;
    wayUrls: readonly string[];
    seldomUrl: string;
    stopUrl: string;
  };
  /** `until` is a formatted time; `keepsData`: the agency keeps the profile. */
  account_leaving: { firstname: string; url: string; until: string; keepsData: boolean };
  account_removed: { firstname: string };
  /** `isAbout`: the task names a candidate. */
  task_due: { firstname: string; task: string; deadline: string; isAbout: boolean; candidate: string; url: string };
  /** `lastDay` is a day in words. */
  job_closing: { firstname: string; job: string; lastDay: string; pending: number; url: string };
  /** `person` is the sender's name or address; `words` are the first ones of the mail. */
  answer_received: { firstname: string; person: string; title: string; words: string; url: string };
  /** `people` has a line for each of the first ones; `others` counts the rest. `stopUrl` ends these mails. */
  view_news: {
    firstname: string;
    view: string;
    count: number;
    people: string;
    others: number;
    url: string;
    stopUrl: string;
  };
  /** `answerBy` is a day in words. */
  application_received: { firstname: string; job: string; answerBy: string; url: string };
  /** A written mail in the words of the catalogue. `recruiter` is a name, `answerBy` a formatted day. */
  application_proposed: { firstname: string; recruiter: string; job: string; answerBy: string; url: string };
}
