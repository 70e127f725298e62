import {
  isLinkName,
  isWebAddress,
  MAX_LINKS,
  MAX_URL,
  missingFields,
  provincesOf,
  type FieldProblemCode,
} from '@byline/shared-types/domain';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { searchFields, type SearchFields } from '../../../common/lists/search.js';
import { sortKey } from '../../../common/lists/sort-keys.js';
import type { CandidateRecord, CandidateSkill, SortKeys } from './candidate.record.js';
import { pairKeys, tongueKeys } from './language-key.rules.js';
import { listBucketOf, STATUS_ORDER, type TileFields } from './list-bucket.rules.js';

export interface Refusal {
  field: string;
  code: FieldProblemCode;
}

/** Whether anybody may see a candidate's page (docs/domain/candidates.md#public-profile); `PUBLIC` is the same as a query. */
export const isPublic = (candidate: CandidateRecord): boolean =>
  candidate.publicEnabled && !candidate.archived && isComplete(candidate);

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** A phone number as E.164; null for one that is neither of the country nor international. */
export function toE164(phone: string, country: string): string | null {
  const number = parsePhoneNumberFromString(phone, country as CountryCode);
  return number?.isValid() ? number.number : null;
}

/** Formats a stored number in readable groups; returns any other text as it is. */
export const readablePhone = (kept: string): string => parsePhoneNumberFromString(kept)?.formatInternational() ?? kept;

/** The problems of a map of links: names are required short words, addresses are required http(s) addresses. */
export function linkRefusals(links: Record<string, unknown>): Refusal[] {
  if (Object.keys(links).length > MAX_LINKS) return [{ field: 'links', code: 'too_long' }];
  return Object.entries(links).flatMap(([name, address]): Refusal[] => {
    const field = `links.${name.slice(0, 50)}`;
    if (isBlank(name) || isBlank(address)) return [{ field, code: 'required' }];
    if (!isLinkName(name)) return [{ field, code: 'invalid' }];
    if (typeof address !== 'string' || !isWebAddress(address)) return [{ field, code: 'invalid_url' }];
    return address.length > MAX_URL ? [{ field, code: 'too_long' }] : [];
  });
}

export type Place = Pick<CandidateRecord, 'country' | 'province'>;

/** Whether a province belongs to the country; without a country only "other" does. */
export const isProvinceOf = ({ country, province }: Place): boolean =>
  province === null || provincesOf(country ?? '').includes(province);

/** Replaces one skill by another. A candidate with both keeps one, with the higher level and the remark of either. */
export function skillsReplaced(
  skills: readonly CandidateSkill[],
  from: CandidateSkill['skillId'],
  to: CandidateSkill['skillId'],
) {
  const isOne = ({ skillId }: CandidateSkill): boolean => skillId.equals(from) || skillId.equals(to);
  const [best, other] = skills.filter(isOne).sort((a, b) => b.level - a.level);
  return skills.flatMap((skill) => {
    if (!isOne(skill)) return [{ ...skill, skillId: String(skill.skillId) }];
    if (skill !== best) return [];
    return [{ skillId: String(to), level: skill.level, remark: skill.remark ?? other?.remark ?? null }];
  });
}

/** Whether all six completeness fields have a value (docs/domain/candidates.md#completeness). */
export const isComplete = (candidate: Partial<CandidateRecord>): boolean => missingFields(candidate).length === 0;

/** The sort key of an availability without a confirmation. */
export const NEVER = new Date(0);

type Sorted = Pick<CandidateRecord, 'firstname' | 'name' | 'city' | 'candidateInfo' | 'availability'> & TileFields;

/** The stored fields to sort, search and count by; search finds the names in either order. */
export const derivedFields = ({
  firstname,
  name,
  city,
  candidateInfo: { skillSet },
  availability,
  ...tile
}: Sorted): SortKeys & SearchFields => ({
  nameKey: sortKey(`${name} ${firstname}`),
  firstnameKey: sortKey(`${firstname} ${name}`),
  cityKey: sortKey(city ?? ''),
  tongueKeys: tongueKeys(skillSet),
  pairKeys: pairKeys(skillSet),
  confirmedKey: availability?.confirmedOn ?? NEVER,
  statusOrder: STATUS_ORDER[tile.status],
  listBucket: listBucketOf(tile),
  ...searchFields(`${firstname} ${name}`, `${name} ${firstname}`),
});
