import type { mongo, Types } from 'mongoose';
import type { Migration } from './migration.js';

interface Entry {
  entityId: Types.ObjectId;
  changes: { field: string; from: unknown }[];
}

export const earlierAddresses: Migration = {
  id: '0023-earlier-addresses',
  does: 'mails from the earlier address of a candidate are theirs',
  async up(db) {
    const candidates = db.collection('candidates');
    const addresses = db.collection('mail_addresses');
    const match = { entity: 'candidate', 'changes.field': 'email' };
    for await (const { entityId, changes } of db.collection<Entry>('audit').find(match as mongo.Filter<Entry>)) {
      const earlier = changes.flatMap(({ field, from }) => (field === 'email' && typeof from === 'string' ? from : []));
      if (earlier.length === 0 || !(await candidates.findOne({ _id: entityId }))) continue;
      for (const email of earlier.map((one) => one.toLowerCase())) {
        const now = new Date();
        const fresh = { badSince: null, reason: null, createdAt: now, version: 0 };
        await addresses.updateOne({ email }, { $setOnInsert: { ...fresh, candidateId: null } }, { upsert: true });
        // One that a recruiter gave to a candidate stays theirs.
        await addresses.updateOne({ email, candidateId: null }, { $set: { candidateId: entityId, modifiedAt: now } });
      }
    }
  },
};
