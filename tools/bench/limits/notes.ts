import { ObjectId } from 'mongodb';
import { personOf, type Limit, type Names, type Stored } from './names.ts';

interface Note extends Stored {
  candidateId: ObjectId;
  recruiterId: ObjectId;
}

const PROJECTION = { projection: { searchText: 0, ngrams: 0 } };

const signed = ({ recruiterId, ...note }: Note, names: Names): Stored => ({
  ...note,
  recruiter: personOf(names, recruiterId),
});

export const notes: Limit = async (db, names) => {
  const records = await db
    .collection<Note>('notes')
    .find({}, PROJECTION)
    .sort({ createdAt: -1, _id: -1 })
    .limit(25)
    .toArray();
  return { records: records.map((note) => signed(note, names)), totalCount: null };
};

export const notesOf: Limit = async (db, names, id) => {
  const found = db.collection<Note>('notes').find({ candidateId: new ObjectId(id) }, PROJECTION);
  const records = await found.sort({ createdAt: -1, _id: -1 }).limit(25).toArray();
  return { records: records.map((note) => signed(note, names)), totalCount: null };
};
