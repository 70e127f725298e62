import { ObjectId } from 'mongodb';
import { labelled, OF_ONE, type Candidate } from './first-page.ts';
import type { Limit } from './names.ts';

export const candidate: Limit = async (db, names, id) => {
  const candidateId = new ObjectId(id);
  const of = (collection: string, match = {}) => db.collection(collection).find({ candidateId, ...match });
  const [found, workExperience, diploma, candidatefiles] = await Promise.all([
    db.collection<Candidate>('candidates').findOne({ _id: candidateId }, OF_ONE),
    of('experience').sort({ createdAt: 1, _id: 1 }).toArray(),
    of('diplomas').sort({ createdAt: 1, _id: 1 }).toArray(),
    of('files', { kind: { $in: ['cv', 'portfolio', 'avatar'] } })
      .project({ storageKey: 0 })
      .sort({ createdAt: 1, _id: 1 })
      .toArray(),
  ]);
  if (!found) return null;
  const source = names.sources.get(String(found.sourceId));
  return {
    ...labelled(found, names),
    website: found.links.website ?? null,
    workExperience,
    diploma,
    candidatefiles,
    candidatesources: source ? [{ _id: source._id, label: source.label }] : [],
  };
};
