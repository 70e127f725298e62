import type { Language, Role, Theme, UserFunctionName } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import type { SearchFields } from '../../common/lists/search.js';
import type { StoredRecord } from '../../common/mongo/record.js';

/** A mailed link: only a hash of its token is stored. `usedAt` lets a second click be told that it already worked. */
export interface MailedLink {
  hash: string;
  expiresAt: Date;
  usedAt: Date | null;
}

/** A change of address that is under way, counts and can still be stopped, or was stopped. Only hashes of the two mailed tokens are stored. */
export interface EmailChange {
  from: string;
  to: string;
  /** Of the link to the new address. */
  hash: string;
  /** Of what was mailed to the old one, by which it confirms the change or stops it. */
  stopHash: string;
  expiresAt: Date;
  /** Missing in one that was asked for before this was kept. */
  askedAt?: Date;
  /** When each address confirmed it. */
  newConfirmedAt?: Date | null;
  oldConfirmedAt?: Date | null;
  /** When both had, and it began to count. */
  confirmedAt: Date | null;
  stoppedAt?: Date | null;
}

/** An account that its owner asked to remove, and that goes when its day is over (docs/domain/accounts.md#leaving). */
export interface UserRemoval {
  due: Date;
  /** Of the token in the mail by which the account stays. */
  hash: string;
  keepData: boolean;
  why: string | null;
  /** Whether the profile had a public page until then. */
  wasPublic: boolean;
}

/** A passkey (WebAuthn): the public half of a key that stays with its owner. */
export interface PasskeyRecord {
  _id: Types.ObjectId;
  /** As the browser calls it, base64url; unique. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often it signed, where the authenticator counts; it never goes back. */
  counter: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** An authenticator app that the login asks a code of. */
export interface TwoFactorRecord {
  /** Encrypted. */
  secret: string;
  /** The last time step a code was accepted for, so that a code works once. */
  lastStep: number;
  /** Hashes of the recovery codes that are left. */
  recovery?: string[];
  /** When the user turned it on; missing where a colleague did. */
  turnedOnAt?: Date;
  /** When the user made other recovery codes. */
  recoveryAt?: Date;
}

/** A login. A candidate's user points to their candidate; a recruiter's may. */
export interface UserRecord extends StoredRecord, SearchFields {
  /** Lower case; unique. */
  email: string;
  /** Read by `findWithPassword` only, for who checks it. */
  passwordHash?: string | null;
  firstname: string;
  name: string;
  language: Language;
  function: UserFunctionName | null;
  roles: Role[];
  /** When they last stopped being a recruiter: nothing of before goes on in their name, even if they are one again. */
  leftStaffAt?: Date | null;
  candidateId: Types.ObjectId | null;
  /** Job and campaign the user came for; becomes an application once the profile is complete, then null. */
  jobId: Types.ObjectId | null;
  campaignId: Types.ObjectId | null;
  linkedin: string | null;
  /** When the privacy statement was accepted. */
  privacyAcceptedAt: Date | null;
  newsletter: boolean;
  /** Missing until the user chooses one. */
  theme?: Theme;
  tokenExpiresMinutes: number | null;
  activatedAt: Date | null;
  /** The link that activated the account, so that another click on it is told so. */
  activation: MailedLink | null;
  reset: MailedLink | null;
  emailChange?: EmailChange | null;
  twofactorEnabled: boolean;
  twofactor: TwoFactorRecord | null;
  /** The secret of an authenticator app that is being set up, encrypted; it counts once a code of it was given. */
  twofactorSetup?: { secret: string; expiresAt: Date } | null;
  passkeys?: PasskeyRecord[];
  removal?: UserRemoval | null;
}

/** What is shown of a user beside other records. */
export type UserName = Pick<UserRecord, '_id' | 'firstname' | 'name'>;

/** A user as recruiters see them. */
export type Person = Pick<UserRecord, '_id' | 'email' | 'firstname' | 'name' | 'roles' | 'candidateId' | 'createdAt'>;
