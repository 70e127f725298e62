import { ObjectId } from 'mongodb';
import { labelled, OF_ONE, type Candidate } from './first-page.ts';
import { namesOf, type Limit, type Stored } from './names.ts';

/** The account of a candidate. */
interface Login {
  emailChange?: { to: string } | null;
  removal?: object | null;
}

export const candidate: Limit = async (db, id) => {
  const candidateId = new ObjectId(id);
  const of = (collection: string, match = {}) => db.collection(collection).find({ candidateId, ...match });
  const [found, workExperience, diploma, candidatefiles] = await Promise.all([
    db.collection<Candidate>('candidates').findOne({ _id: candidateId }, OF_ONE),
    of('experience').sort({ from: -1, _id: -1 }).toArray(),
    of('diplomas').sort({ from: -1, _id: -1 }).toArray(),
    of('files', { kind: { $in: ['cv', 'portfolio', 'avatar'] } })
      .project({ storageKey: 0, unusedSince: 0 })
      .sort({ createdAt: 1, _id: 1 })
      .toArray(),
  ]);
  if (!found) return null;
  const [[shown], nameOf, login] = await Promise.all([
    labelled(db, [found]),
    namesOf(db, { sources: [found.sourceId] }),
    found.userId && db.collection<Login>('users').findOne({ _id: found.userId }),
  ]);
  const { publicSlugs, ...rest } = shown as Stored & Pick<Candidate, 'publicSlugs'>;
  return {
    ...rest,
    website: found.links.website ?? null,
    publicSlug: publicSlugs[0] ?? null,
    workExperience,
    diploma,
    candidatefiles,
    candidatesources: [nameOf(found.sourceId)].filter(Boolean),
    pendingEmail: login?.emailChange?.to ?? null,
    leaving: login?.removal ?? null,
  };
};
