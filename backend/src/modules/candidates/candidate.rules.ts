import {
  CANDIDATE_TILES,
  isLinkName,
  isWebAddress,
  MAX_LINKS,
  MAX_URL,
  missingFields,
  provincesOf,
  TILE_CONDITIONS,
  type CandidateTile,
  type FieldProblemCode,
  type InterviewStatus,
} from '@byline/shared-types/domain';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { normalise, searchFields, type SearchFields } from '../../common/lists/search.js';
import type { CandidateRecord, CandidateSkill, SortKeys } from './candidate.record.js';

/** Pure rules of candidates; whatever they refuse is named by field and code. */

export interface Refusal {
  field: string;
  code: FieldProblemCode;
}

/** Whether anybody may see a candidate's page (docs/domain/candidates.md#public-profile). */
export const isPublic = ({ publicEnabled, archived }: Pick<CandidateRecord, 'publicEnabled' | 'archived'>): boolean =>
  publicEnabled && !archived;

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** A phone number as E.164, null when it is none of the country's and no international one. */
export function toE164(phone: string, country: string): string | null {
  const number = parsePhoneNumberFromString(phone, country as CountryCode);
  return number?.isValid() ? number.number : null;
}

/** A kept number as it is read; one that is none, as it is kept. */
export const readablePhone = (kept: string): string => parsePhoneNumberFromString(kept)?.formatInternational() ?? kept;

/** What is wrong with a map of links: names and addresses are required, names are short words, addresses are http(s). */
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

/** Whether a province is one of the country's; without a country only "other" can be. */
export const isProvinceOf = ({ country, province }: Place): boolean =>
  province === null || provincesOf(country ?? '').includes(province);

/** Skills with one in the place of another: who has both keeps one, with the higher level, and a remark when either has one. */
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

/**
 * Where a status stands in a list sorted by it. Every candidate stores this number, so one that is given never changes; a status that comes
 * in between takes a number in between.
 */
export const STATUS_ORDER: Readonly<Record<InterviewStatus, number>> = {
  none: 0,
  phone_interview: 100,
  test: 200,
  live_interview: 300,
  offer: 400,
  active: 500,
  contract: 600,
};

/** What the tiles count a candidate by. */
export type TileFields = Pick<CandidateRecord, 'archived' | 'status'> & { assignedTo: unknown };

const ARCHIVED = 10_000;
const ASSIGNED = 1_000;

/**
 * Where a candidate stands: archived or not, with somebody assigned or nobody, in which status, as one stored number. In every filter's
 * index it comes between what is filtered on and the order of the list. So each tile is a few whole ranges of the index, counted without
 * reading a candidate and read in order (docs/domain/lists.md#indexes).
 */
export const standingOf = ({ archived, status, assignedTo }: TileFields): number =>
  (archived ? ARCHIVED : 0) + (assignedTo ? ASSIGNED : 0) + STATUS_ORDER[status];

type Sorted = Pick<CandidateRecord, 'firstname' | 'name' | 'city'> & TileFields;

/** What is stored to sort, search and count a candidate by: names are found in either order. */
export const derivedFields = ({ firstname, name, city, ...tile }: Sorted): SortKeys & SearchFields => ({
  nameKey: normalise(`${name} ${firstname}`),
  firstnameKey: normalise(`${firstname} ${name}`),
  cityKey: normalise(city ?? ''),
  statusOrder: STATUS_ORDER[tile.status],
  standing: standingOf(tile),
  ...searchFields(`${firstname} ${name}`, `${name} ${firstname}`),
});

/** The tiles a candidate counts in (docs/domain/candidates.md#tiles). */
export const tilesOf = ({ archived, status, assignedTo }: TileFields): CandidateTile[] =>
  CANDIDATE_TILES.filter((tile) => {
    const condition = TILE_CONDITIONS[tile];
    return (
      condition.archived === archived &&
      (condition.status?.includes(status) ?? true) &&
      (condition.assignedTo?.includes(assignedTo ? 'any' : 'none') ?? true)
    );
  });

interface TileFilter {
  archived?: boolean;
  status?: readonly InterviewStatus[];
  assignedTo?: readonly string[];
}

const textOf = ({ archived, status = [], assignedTo = [] }: TileFilter): string =>
  [archived, ...status, '|', ...assignedTo].join();

/** The tiles whose counts together are the count of a list that is filtered by nothing but these; undefined when no tile counts it. */
export function tilesCounting(filter: TileFilter): CandidateTile[] | undefined {
  if (textOf(filter) === textOf({})) return ['active', 'archived'];
  const tile = CANDIDATE_TILES.find((name) => textOf(TILE_CONDITIONS[name]) === textOf(filter));
  return tile && [tile];
}

/** How the counts move when a candidate comes, changes or goes. */
export function tileMoves(before: TileFields | null, after: TileFields | null): Partial<Record<CandidateTile, number>> {
  const left = before ? tilesOf(before) : [];
  const entered = after ? tilesOf(after) : [];
  const moves = CANDIDATE_TILES.map((tile) => [tile, Number(entered.includes(tile)) - Number(left.includes(tile))]);
  return Object.fromEntries(moves.filter(([, move]) => move !== 0)) as Partial<Record<CandidateTile, number>>;
}
