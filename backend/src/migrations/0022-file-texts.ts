import type { Migration } from './migration.js';

const WITH_TEXT = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/msword',
];

export const fileTexts: Migration = {
  id: '0022-file-texts',
  does: 'the worker reads the text of every CV and every piece of a portfolio, one after the other',
  async up(db) {
    const due = { kind: { $in: ['cv', 'portfolio'] }, mimeType: { $in: WITH_TEXT }, textState: { $exists: false } };
    await db.collection('files').updateMany(due, { $set: { textState: 'waiting', textDue: new Date() } });
  },
};
