import type { Migration } from './migration.js';

export const attachments: Migration = {
  id: '0010-attachments',
  does: "an attachment of a test is the candidate's, and goes with them; one that nothing uses has a day left",
  async up(db) {
    const files = db.collection('files');
    const used = db
      .collection('tests')
      .aggregate<{ _id: unknown; candidateId: unknown }>([
        { $match: { fileId: { $ne: null } } },
        { $group: { _id: '$fileId', candidateId: { $first: '$candidateId' } } },
      ]);
    await files.updateMany({ unusedSince: { $exists: false } }, { $set: { unusedSince: null } });
    await files.updateMany({ kind: 'attachment' }, { $set: { unusedSince: new Date() } });
    for await (const { _id, candidateId } of used) {
      const isNobodys = { $eq: [{ $ifNull: ['$candidateId', null] }, null] };
      await files.updateOne({ _id: _id as never }, [
        { $set: { unusedSince: null, candidateId: { $cond: [isNobodys, candidateId, '$candidateId'] } } },
      ]);
    }
  },
};
