import type { Migration } from './migration.js';

const AT_ONCE = 1_000;

export const candidateTexts: Migration = {
  id: '0025-candidate-texts',
  does: 'the worker makes the texts about every candidate searchable, one candidate after the other',
  async up(db) {
    const dues = db.collection('text_dues');
    const candidates = db
      .collection('candidates')
      .find({}, { projection: { _id: 1 } })
      .batchSize(AT_ONCE);
    const dueAt = new Date();
    let rows: object[] = [];
    for await (const { _id } of candidates) {
      rows.push({ candidateId: _id, skillId: null, dueAt });
      if (rows.length < AT_ONCE) continue;
      await dues.insertMany(rows);
      rows = [];
    }
    if (rows.length > 0) await dues.insertMany(rows);
  },
};
