import type { Migration } from './migration.js';

const DRAWN = ['application/pdf', 'image/jpeg', 'image/png'];

export const thumbnails: Migration = {
  id: '0014-thumbnails',
  does: 'the worker draws a thumbnail of every image and PDF of a portfolio, one after the other',
  async up(db) {
    const files = db.collection('files');
    const due = { kind: 'portfolio', mimeType: { $in: DRAWN }, thumbnailDue: { $exists: false } };
    await files.updateMany(due, { $set: { thumbnailDue: new Date() } });
  },
};
