import type { mongo } from 'mongoose';
import type { Migration } from './migration.js';

const THIRTY_DAYS_MS = 30 * 86_400_000;

/**
 * A candidate's login whose address was never confirmed is a registration again. Its candidate stays with the agency without a login; whoever
 * opens the mailed link, which goes on working, chooses a password and gets the candidate.
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

/** The fields a registration has too. */
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

/** Whoever has no link any more can ask for a new one. */
const linkOf = (link: StoredLink | null | undefined): StoredLink => ({
  hash: link?.hash ?? '',
  expiresAt: link?.expiresAt ?? new Date(0),
});
