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
  const { searchText, ngrams, nameKey, firstnameKey, cityKey, statusOrder, jobs, ...shown } = candidate;
  const person = personOf(names, candidate.assignedTo);
  return {
    ...shown,
    userfunction: shown.function ? [{ _id: shown.function, name: shown.function }] : [],
    assigned: person ? [person] : [],
    candidatetags: shown.tags.map((id) => ({ _id: id, label: names.tags.get(String(id))?.label })),
    skills: shown.skills.map((skill) => {
      const found = names.skills.get(String(skill.skillId));
      return { ...skill, label: found?.label, state: found?.state };
    }),
  };
}

/** Shown of one candidate only. */
const PROFILE = {
  skype: 0,
  timezone: 0,
  info: 0,
  publicHidden: 0,
  publicSearchable: 0,
  newsletter: 0,
  links: 0,
  modifiedByRecruiterAt: 0,
  modifiedBy: 0,
};
const SEARCH = { searchText: 0, ngrams: 0 };

export const firstPage: Limit = async (db, names) => {
  const page = db
    .collection<Candidate>('candidates')
    .find({ archived: false }, { projection: { ...SEARCH, ...PROFILE } });
  const records = await page.sort({ createdAt: -1, _id: -1 }).limit(25).toArray();
  return { records: records.map((record) => labelled(record, names)), totalCount: null };
};
