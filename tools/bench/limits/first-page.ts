import type { Db, ObjectId } from 'mongodb';
import { namesOf, type Limit, type Stored } from './names.ts';

export interface Candidate extends Stored {
  _id: ObjectId;
  function: string | null;
  assignedTo: ObjectId | null;
  sourceId: ObjectId | null;
  tags: ObjectId[];
  skills: { skillId: ObjectId }[];
  links: { website?: string };
  userId: ObjectId | null;
  publicSlugs: string[];
}

/** Candidates with the labels and names of the records that they refer to. */
export async function labelled(db: Db, candidates: readonly Candidate[]): Promise<Stored[]> {
  const nameOf = await namesOf(db, {
    users: candidates.map(({ assignedTo }) => assignedTo),
    tags: candidates.flatMap(({ tags }) => tags),
    skills: candidates.flatMap(({ skills }) => skills.map(({ skillId }) => skillId)),
  });
  return candidates.map((candidate) => {
    const { function: of, assignedTo, tags, skills } = candidate;
    return {
      ...candidate,
      userfunction: of ? [{ _id: of, name: of }] : [],
      assigned: [nameOf(assignedTo)].filter(Boolean),
      candidatetags: tags.map((id) => ({ _id: id, label: nameOf(id)?.label })),
      skills: skills.map((skill) => {
        const { label, state } = nameOf(skill.skillId) ?? {};
        return { ...skill, label, state };
      }),
    };
  });
}

/** The fields of a candidate in a list. */
// prettier-ignore
const LISTED = [
  'createdAt', 'modifiedAt', 'version', 'userId', 'firstname', 'name', 'email', 'language', 'function', 'street', 'number', 'box', 'postal',
  'city', 'province', 'country', 'phone', 'publicEnabled', 'resumeSummary', 'avatar', 'candidateInfo', 'skills', 'status', 'archived',
  'websiteTag', 'assignedTo', 'tags', 'sourceId', 'folders',
];
// prettier-ignore
const ALONE = ['skype', 'timezone', 'info', 'publicHidden', 'publicSearchable', 'newsletter', 'links', 'publicSlugs', 'modifiedByRecruiterAt', 'modifiedBy'];

const projection = (names: readonly string[]): Record<string, 1> => Object.fromEntries(names.map((name) => [name, 1]));
const OF_LIST = { projection: projection(LISTED) };
/** The fields of one candidate. */
export const OF_ONE = { projection: projection([...LISTED, ...ALONE]) };

export const firstPage: Limit = async (db) => {
  const page = db.collection<Candidate>('candidates').find({ archived: false }, OF_LIST);
  const records = await page.sort({ createdAt: -1, _id: -1 }).limit(25).toArray();
  return { records: await labelled(db, records), totalCount: null };
};
