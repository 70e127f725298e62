import type { mongo, Types } from 'mongoose';
import { searchFields } from '../common/lists/search.js';
import { plainTextOf } from '../common/rich-text/rich-text.js';
import type { Migration } from './migration.js';

interface Mailbox {
  name: string;
  email: string;
}
interface Mail {
  _id: Types.ObjectId;
  candidateId: Types.ObjectId;
  createdBy: Types.ObjectId | null;
  from: Mailbox;
  to: Mailbox | null;
  cc: Mailbox[];
  bcc: Mailbox[];
  subject: string;
  message: string;
  status: string;
  dueAt: Date;
  sentAt: Date | null;
  createdAt: Date;
  refused?: string[];
}

const BATCH = 500;

function conversationOf(mail: Mail) {
  const at = mail.sentAt ?? mail.createdAt;
  const people = [...(mail.to ? [mail.to] : []), ...mail.cc, ...mail.bcc];
  const hasTrouble = ['failed', 'held'].includes(mail.status) || (mail.refused ?? []).length > 0;
  return {
    candidateId: mail.candidateId,
    subject: mail.subject,
    lastAt: at,
    last: {
      direction: 'out',
      from: mail.from.name,
      words: plainTextOf(mail.message).replace(/\s+/g, ' ').slice(0, 160),
    },
    mailCount: 1,
    hasAttachments: false,
    waitingAt: ['scheduled', 'sending'].includes(mail.status) ? mail.dueAt : null,
    undelivered: hasTrouble,
    assigneeId: mail.createdBy,
    open: false,
    read: [],
    receivedAt: null,
    // The portal shows old mails as read.
    candidateReadAt: new Date(),
    discardedAt: null,
    createdAt: at,
    modifiedAt: at,
    version: 0,
    ...searchFields(mail.subject, ...people.flatMap(({ name, email }) => [name, email])),
  };
}

/** A conversation has the id of its first mail, so a repeated run begins none twice. */
async function begin(db: mongo.Db, mails: Mail[]): Promise<void> {
  await db.collection('conversations').bulkWrite(
    mails.map((mail) => ({
      updateOne: { filter: { _id: mail._id }, update: { $setOnInsert: conversationOf(mail) }, upsert: true },
    })),
  );
  await db
    .collection('emails')
    .bulkWrite(mails.map(({ _id }) => ({ updateOne: { filter: { _id }, update: { $set: { conversationId: _id } } } })));
}

export const conversations: Migration = {
  id: '0021-conversations',
  does: 'each mail about a candidate begins a conversation',
  async up(db) {
    const match = { conversationId: null, confidential: false, candidateId: { $type: 'objectId' } };
    const mails = db.collection<Mail>('emails').find(match as object);
    let batch: Mail[] = [];
    for await (const mail of mails) {
      batch.push(mail);
      if (batch.length < BATCH) continue;
      await begin(db, batch);
      batch = [];
    }
    if (batch.length > 0) await begin(db, batch);
  },
};
