import type { ObjectId } from 'mongodb';
import { namesOf, type Limit, type Stored } from './names.ts';

interface Note extends Stored {
  recruiterId: ObjectId;
}

export const notes: Limit = async (db) => {
  const records = await db
    .collection<Note>('notes')
    .find({}, { projection: { searchText: 0, ngrams: 0 } })
    .sort({ createdAt: -1, _id: -1 })
    .limit(25)
    .toArray();
  const nameOf = await namesOf(db, { users: records.map(({ recruiterId }) => recruiterId) });
  return {
    records: records.map(({ recruiterId, ...note }) => ({
      editedAt: null,
      ...note,
      recruiter: nameOf(recruiterId) ?? null,
    })),
    totalCount: null,
  };
};
