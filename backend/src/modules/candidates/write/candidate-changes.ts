import { DEFAULT_COUNTRY, isWebAddress, type FieldProblem, type FieldProblemCode } from '@byline/shared-types/domain';
import type { Types } from 'mongoose';
import { fieldProblem, ProblemError } from '../../../common/errors/problem.error.js';
import { definedFields, emptyRecords, objectId } from '../../../common/mongo/record.js';
import type {
  CandidateInfo,
  CandidateRecord,
  CandidateSkill,
  SkillSet,
  TranslationSkill,
} from '../record/candidate.record.js';
import { derivedFields, isProvinceOf, linkRefusals, toE164, type Place } from '../record/candidate.rules.js';
import { pairKey } from '../record/language-key.rules.js';
import { candidateSchema } from '../record/candidate.schema.js';
import { availabilityOf, type AvailabilityAuthor } from './availability-changes.js';
import type { CandidateInfoInputDto, SkillSetInputDto } from '../dto/candidate-info.dto.js';
import type { TranslationSkillInputDto } from '../dto/language-skills.dto.js';
import type { CandidateFieldsDto } from '../dto/candidate-input.dto.js';

/** Changes to a candidate as the API takes them, its tags already resolved to ids. */
export type CandidateChanges = Omit<CandidateFieldsDto, 'tags'> & {
  firstname?: string;
  name?: string;
  email?: string;
  tags?: Types.ObjectId[];
};

/** The fields that changes write, and those derived from them. */
export type CandidateContent = Omit<
  CandidateRecord,
  | '_id'
  | 'createdAt'
  | 'modifiedAt'
  | 'version'
  | 'userId'
  | 'avatar'
  | 'publicSlugs'
  | 'folders'
  | 'jobs'
  | 'bookings'
  | 'modifiedByRecruiterAt'
  | 'modifiedBy'
>;

const given = <T>(value: T | undefined, old: T): T => (value === undefined ? old : value);

/** Collects contradictions, so that one answer names them all. */
export type Refuse = (field: string, code: FieldProblemCode) => void;

/** A changed pair; a field that the client leaves out stays as in the row that the candidate has. */
function pairOf(
  { from, to, specialisms, pricePerWord, sworn }: TranslationSkillInputDto,
  old: Partial<TranslationSkill> = {},
): TranslationSkill {
  const oath = sworn && { court: sworn.court ?? null, country: sworn.country ?? null };
  return {
    // The schema gives a new row its id.
    ...(old._id ? { _id: old._id } : ({} as Pick<TranslationSkill, '_id'>)),
    from,
    to,
    specialisms: given(specialisms, old.specialisms ?? []),
    pricePerWord: given(pricePerWord, old.pricePerWord ?? null),
    sworn: given(oath, old.sworn ?? null),
  };
}

/** Names each row whose key an earlier one has; the row's index replaces `#` in `field`. */
function refuseRepeats(keys: readonly string[], field: string, refuse: Refuse): void {
  keys.forEach((key, index) => keys.indexOf(key) < index && refuse(field.replace('#', `${index}`), 'already_listed'));
}

/** Pairs as changed. A row is known by its id or, from clients that send none, by its languages. */
function pairsOf(
  rows: readonly TranslationSkillInputDto[],
  old: readonly TranslationSkill[],
  refuse: Refuse,
): TranslationSkill[] {
  const path = 'candidateInfo.skillSet.translationSkills';
  refuseRepeats(
    rows.map(({ from, to }) => pairKey({ from, to })),
    `${path}.#.to`,
    refuse,
  );
  rows.forEach(({ from, to }, index) => from === to && refuse(`${path}.${index}.to`, 'same_language'));
  const named = new Set(rows.map(({ _id }) => _id?.toLowerCase()));
  const left = new Set(old);
  const take = (isRow: (pair: TranslationSkill) => boolean): TranslationSkill | undefined => {
    const pair = [...left].find(isRow);
    if (pair) left.delete(pair);
    return pair;
  };
  return rows.map((row, index) => {
    const { _id, from, to } = row;
    if (!_id)
      return pairOf(
        row,
        take((pair) => pair.from === from && pair.to === to && !named.has(String(pair._id))),
      );
    const pair = take((one) => String(one._id) === _id.toLowerCase());
    if (!pair) refuse(`${path}.${index}._id`, 'invalid_id');
    return pairOf(row, pair);
  });
}

function skillSetOf(input: SkillSetInputDto, old: SkillSet, refuse: Refuse): SkillSet {
  const motherTongue = given(input.motherTongue, old.motherTongue);
  const named = (input.languages ?? []).map(({ language }) => language);
  refuseRepeats(named, 'candidateInfo.skillSet.languages.#.language', refuse);
  const languages = given(input.languages, old.languages)
    .filter(({ language }) => language !== motherTongue)
    .map(({ language, level }) => ({ language, level }));
  return {
    yearsExperience: given(input.yearsExperience, old.yearsExperience),
    motherTongue,
    languages,
    translationSkills: input.translationSkills
      ? pairsOf(input.translationSkills, old.translationSkills, refuse)
      : old.translationSkills,
  };
}

function infoOf(input: CandidateInfoInputDto | undefined, old: CandidateInfo, refuse: Refuse): CandidateInfo {
  if (!input) return old;
  const { dayPrice, skillSet, unavailable: _, dayRate = dayPrice, ...plain } = input;
  return {
    ...old,
    ...definedFields(plain),
    dayRate: given(dayRate, old.dayRate),
    skillSet: skillSetOf(skillSet ?? {}, old.skillSet, refuse),
  };
}

/** A map replaces all links but the website, which changes only if the map or its own field names it. */
function linksOf({ links, website }: CandidateChanges, old: CandidateContent, refuse: Refuse): Record<string, string> {
  if (website && !isWebAddress(website)) refuse('website', 'invalid_url');
  linkRefusals(links ?? {}).forEach(({ field, code }) => refuse(field, code));
  const { website: oldWebsite, ...others } = old.links;
  const { website: named, ...rest } = links ?? others;
  const site = website === undefined ? (named ?? oldWebsite) : website;
  return { ...rest, ...(site ? { website: site } : {}) };
}

function skillsOf({ skills }: CandidateChanges, old: CandidateContent, refuse: Refuse): CandidateSkill[] {
  if (!skills) return old.skills;
  const ids = skills.map(({ skillId }) => skillId.toLowerCase());
  ids.forEach((id, index) => ids.indexOf(id) < index && refuse(`skills.${index}.skillId`, 'invalid'));
  return skills.map(({ skillId, level, remark = null }) => ({ skillId: objectId(skillId), level, remark }));
}

function placeOf(changes: CandidateChanges, old: CandidateContent, refuse: Refuse): Place {
  const place = { country: given(changes.country, old.country), province: given(changes.province, old.province) };
  if (isProvinceOf(place)) return place;
  if (changes.province) refuse('province', 'invalid');
  // Otherwise the country changed and left a province of the old one.
  return { ...place, province: null };
}

function phoneOf({ phone, country }: CandidateChanges, old: CandidateContent, refuse: Refuse): string | null {
  if (!phone) return given(phone, old.phone);
  const number = toE164(phone, given(country, old.country) ?? DEFAULT_COUNTRY);
  if (!number) refuse('phone', 'invalid_phone');
  return number;
}

const reference = (id: string | null | undefined, old: Types.ObjectId | null): Types.ObjectId | null =>
  id === undefined ? old : id ? objectId(id) : null;

/** A candidate's content after changes; refuses contradictions, naming every field. The author confirms a changed availability. */
export function applyChanges(
  old: CandidateContent,
  changes: CandidateChanges,
  author: AvailabilityAuthor | null = null,
): CandidateContent {
  const problems: FieldProblem[] = [];
  const refuse: Refuse = (field, code) => problems.push(fieldProblem(field, code));
  const { website: _, candidateInfo, assignedTo, sourceId, skills: __, ...plain } = changes;
  const next: CandidateContent = {
    ...old,
    ...definedFields(plain),
    email: (changes.email ?? old.email).trim().toLowerCase(),
    ...placeOf(changes, old, refuse),
    phone: phoneOf(changes, old, refuse),
    links: linksOf(changes, old, refuse),
    skills: skillsOf(changes, old, refuse),
    candidateInfo: infoOf(candidateInfo, old.candidateInfo, refuse),
    availability: availabilityOf(candidateInfo?.unavailable, old.availability, author, refuse),
    assignedTo: reference(assignedTo, old.assignedTo),
    sourceId: reference(sourceId, old.sourceId),
  };
  if (problems.length > 0) throw ProblemError.fields(problems);
  return { ...next, ...derivedFields(next) };
}

export interface NewCandidate extends CandidateChanges {
  firstname: string;
  name: string;
  email: string;
}

const emptyCandidate: () => CandidateContent = emptyRecords(candidateSchema);

/** The content of a new candidate. */
export function newContent(fields: NewCandidate, author: AvailabilityAuthor | null = null): CandidateContent {
  const { firstname, name, email } = fields;
  const base = { ...emptyCandidate(), firstname, name, email };
  return applyChanges({ ...base, ...derivedFields(base) }, fields, author);
}
