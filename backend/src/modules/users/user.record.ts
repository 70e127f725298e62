import type { Language, Role, Theme, UserFunctionName } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { SearchFields } from '../../common/lists/search.js';
import type { SortKeys } from '../../common/lists/sort-keys.js';
import type { StoredRecord } from '../../common/mongo/record.js';

/** A mailed link, with only a hash of its token. `usedAt` tells a second click that the link already worked. */
export interface MailedLink {
  hash: string;
  expiresAt: Date;
  usedAt: Date | null;
}

/** A change of address that waits, applies but can still be stopped, or was stopped. With only hashes of the two mailed tokens. */
export interface EmailChange {
  from: string;
  to: string;
  /** Of the link to the new address. */
  hash: string;
  /** Of the link to the old address, which confirms the change or stops it. */
  stopHash: string;
  expiresAt: Date;
  /** Missing in changes older than this field. */
  askedAt?: Date;
  /** When each address confirmed it. */
  newConfirmedAt?: Date | null;
  oldConfirmedAt?: Date | null;
  /** When both had, and it began to apply. */
  confirmedAt: Date | null;
  stoppedAt?: Date | null;
}

/** The removal of an account on its owner's request, after a day (docs/domain/accounts.md#leaving). */
export interface UserRemoval {
  due: Date;
  /** Of the mailed token that cancels the removal. */
  hash: string;
  keepData: boolean;
  why: string | null;
  /** Whether the profile had a public page until then. */
  wasPublic: boolean;
}

/** A passkey (WebAuthn): the public half of a key that stays with its owner. */
export interface PasskeyRecord {
  _id: Types.ObjectId;
  /** The browser's id of it, base64url; unique. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** Number of its signatures, if the authenticator counts; it never decreases. */
  counter: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The authenticator app whose codes the login asks for. */
export interface TwoFactorRecord {
  /** Encrypted. */
  secret: string;
  /** The last time step with an accepted code, so a code works once. */
  lastStep: number;
  /** Hashes of the unused recovery codes. */
  recovery?: string[];
  /** When the user turned it on; missing if a colleague did. */
  turnedOnAt?: Date;
  /** When the user made new recovery codes. */
  recoveryAt?: Date;
}

/** A job that a person registered for, and the campaign that led to it. */
export interface IntendedJobRecord {
  jobId: Types.ObjectId;
  campaignId: Types.ObjectId | null;
}

/** Lines of plain text by language; null where there is none. */
export type Signatures = Partial<Record<Language, string | null>>;

/** A login. A candidate's user has the id of their candidate; a recruiter's may. */
export interface UserRecord extends StoredRecord, SearchFields, SortKeys<'firstname' | 'name'> {
  /** Lower case; unique. */
  email: string;
  /** Only `findWithPassword` reads it. */
  passwordHash?: string | null;
  firstname: string;
  name: string;
  language: Language;
  function: UserFunctionName | null;
  roles: Role[];
  /** When they last stopped being a recruiter: older work in their name has ended, even if they are one again. */
  leftStaffAt?: Date | null;
  candidateId: Types.ObjectId | null;
  /** Job and campaign of the latest registration; become an application once the profile is complete, then null. */
  jobId: Types.ObjectId | null;
  campaignId: Types.ObjectId | null;
  /** The same of earlier registrations with the address; missing on older records. */
  earlierJobs?: IntendedJobRecord[];
  linkedin: string | null;
  /** When the privacy statement was accepted. */
  privacyAcceptedAt: Date | null;
  newsletter: boolean;
  /** Missing until the user chooses one. */
  theme?: Theme;
  /** Whether a recruiter gets mails about deadlines; missing until the user chooses, which is yes. */
  reminders?: boolean;
  /** Whether a recruiter gets a mail when an answer comes in; missing until the user chooses, which is yes. */
  answerMails?: boolean;
  /** The texts of the field `{{signature}}` in their mails; missing until they write one. */
  signatures?: Signatures;
  tokenExpiresMinutes: number | null;
  activatedAt: Date | null;
  /** The link that activated the account, to recognise another click on it. */
  activation: MailedLink | null;
  reset: MailedLink | null;
  emailChange?: EmailChange | null;
  twofactorEnabled: boolean;
  twofactor: TwoFactorRecord | null;
  /** The encrypted secret of a new authenticator app; applies after its first right code. */
  twofactorSetup?: { secret: string; expiresAt: Date } | null;
  passkeys?: PasskeyRecord[];
  removal?: UserRemoval | null;
  /** The hash of the link that cancelled the latest removal, to recognise another click on it. */
  keptByHash?: string | null;
}

/** The fields of a user beside other records. */
export type UserName = Pick<UserRecord, '_id' | 'firstname' | 'name'>;

/** A user for recruiters. */
export type Person = Pick<UserRecord, '_id' | 'email' | 'firstname' | 'name' | 'roles' | 'candidateId' | 'createdAt'>;
