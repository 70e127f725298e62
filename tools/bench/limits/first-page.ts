import type { ObjectId } from 'mongodb';
import { personOf, type Limit, type Names, type Stored } from './names.ts';

export interface Candidate extends Stored {
  _id: ObjectId;
  function: string | null;
  assignedTo: ObjectId | null;
  sourceId: ObjectId | null;
  tags: ObjectId[];
  skills: { skillId: ObjectId }[];
  links: { website?: string };
}

/** A candidate with the labels and names of what it refers to. */
export function labelled(candidate: Candidate, names: Names): Stored {
  const person = personOf(names, candidate.assignedTo);
  return {
    ...candidate,
    userfunction: candidate.function ? [{ _id: candidate.function, name: candidate.function }] : [],
    assigned: person ? [person] : [],
    candidatetags: candidate.tags.map((id) => ({ _id: id, label: names.tags.get(String(id))?.label })),
    skills: candidate.skills.map((skill) => {
      const found = names.skills.get(String(skill.skillId));
      return { ...skill, label: found?.label, state: found?.state };
    }),
  };
}

/** What is shown of a candidate in a list. */
// prettier-ignore
const LISTED = [
  'createdAt', 'modifiedAt', 'version', 'userId', 'firstname', 'name', 'email', 'language', 'function', 'street', 'number', 'box', 'postal',
  'city', 'province', 'country', 'phone', 'publicEnabled', 'resumeSummary', 'avatar', 'candidateInfo', 'skills', 'status', 'archived',
  'websiteTag', 'assignedTo', 'tags', 'sourceId', 'folders',
];
// prettier-ignore
const ALONE = ['skype', 'timezone', 'info', 'publicHidden', 'publicSearchable', 'newsletter', 'links', 'modifiedByRecruiterAt', 'modifiedBy'];

const projection = (names: readonly string[]): Record<string, 1> => Object.fromEntries(names.map((name) => [name, 1]));
const OF_LIST = { projection: projection(LISTED) };
/** What is shown of one candidate. */
export const OF_ONE = { projection: projection([...LISTED, ...ALONE]) };

export const firstPage: Limit = async (db, names) => {
  const page = db.collection<Candidate>('candidates').find({ archived: false }, OF_LIST);
  const records = await page.sort({ createdAt: -1, _id: -1 }).limit(25).toArray();
  return { records: records.map((record) => labelled(record, names)), totalCount: null };
};
