import { mongo } from 'mongoose';
import type { Migration } from './migration.js';

/** The form in which the product's sanitiser writes a mention. */
const MENTION = /<span\b[^>]* data-id="([0-9a-f]{24})"/gi;

interface Mail {
  _id: mongo.ObjectId;
  message?: string;
}

export const mailMentions: Migration = {
  id: '0011-mail-mentions',
  does: 'whom a mail mentions is kept beside its text, so that an erasure finds it without reading every mail',
  async up(db) {
    const emails = db.collection<Mail>('emails');
    await emails.updateMany({ mentions: { $exists: false } }, { $set: { mentions: [] } });
    for await (const { _id, message = '' } of emails.find({ message: /data-id=/ }).project<Mail>({ message: 1 })) {
      const ids = new Set([...message.matchAll(MENTION)].map(([, id = '']) => id.toLowerCase()));
      await emails.updateOne({ _id }, { $set: { mentions: [...ids].map((id) => new mongo.ObjectId(id)) } });
    }
  },
};
