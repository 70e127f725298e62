import type { mongo } from 'mongoose';
import type { Migration } from './migration.js';

const THIRTY_DAYS_MS = 30 * 86_400_000;

/**
 * Turns a login with an unconfirmed address back into a registration. The candidate stays, without a login. The
 * mailed link still works: it asks for a password and creates a login for this candidate.
 */
export const pendingRegistrations: Migration = {
  id: '0004-pending-registrations',
  does: 'logins whose address was never confirmed become `pending_registrations`, and their candidates are without a login',
  async up(db) {
    const users = db.collection<StoredUser>('users');
    const pending = db.collection('pending_registrations');
    for await (const user of users.find({ activatedAt: null, roles: ['candidate'] })) {
      const { _id, email } = user;
      const registration = {
        ...Object.fromEntries(KEPT.map((field) => [field, user[field]])),
        link: linkOf(user.activation),
        replaced: false,
        removeAt: new Date(Date.now() + THIRTY_DAYS_MS),
      };
      await pending.updateOne({ email }, { $setOnInsert: registration }, { upsert: true });
      await db.collection('candidates').updateMany({ userId: _id }, { $set: { userId: null } });
      await users.deleteOne({ _id });
    }
  },
};

interface StoredLink {
  hash: string;
  expiresAt: Date;
}

/** The fields that a registration shares with a user. */
const KEPT = [
  'email',
  'passwordHash',
  'firstname',
  'name',
  'language',
  'function',
  'linkedin',
  'newsletter',
  'privacyAcceptedAt',
  'jobId',
  'campaignId',
] as const;

type StoredUser = Record<(typeof KEPT)[number], unknown> & {
  _id: mongo.ObjectId;
  activatedAt: Date | null;
  roles: string[];
  activation?: StoredLink | null;
};

/** Without a valid link, the person can request a new one. */
const linkOf = (link: StoredLink | null | undefined): StoredLink => ({
  hash: link?.hash ?? '',
  expiresAt: link?.expiresAt ?? new Date(0),
});
