import { CANDIDATE_FIELDS, type CandidateSurface } from '../domain/index.js';

const PARTS = ['candidateInfo', 'skillSet'] as const;
type Values = Record<string, unknown>;

/** Fields of an answer that repeat a stored field. */
const REPEATED: Readonly<Record<string, string>> = {
  ...{ function: 'userfunction', assignedTo: 'assigned', tags: 'candidatetags', sourceId: 'candidatesources' },
  ...{ phone: 'phoneInternational', publicSlugs: 'publicSlug', links: 'website' },
};

const EMPTY: Values = { links: {}, status: 'none' };

function emptyOf(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return [];
  if (value instanceof Date) return new Date(0);
  return null;
}

/** A candidate without one field. */
function without(candidate: Values, field: string): Values {
  const [part] = PARTS.filter((name) => name in candidate);
  if (!(field in candidate) && part) return { ...candidate, [part]: without(candidate[part] as Values, field) };
  const names = [field, REPEATED[field] ?? field].filter((name) => name in candidate);
  const empty = names.map((name): [string, unknown] => [name, EMPTY[name] ?? emptyOf(candidate[name])]);
  return Object.fromEntries([...Object.entries(candidate), ...empty]);
}

/** The fields whose absence changes a surface, and the fields that CANDIDATE_FIELDS expects there. */
export async function fieldsOn<C extends object>(
  surface: CandidateSurface,
  candidate: C,
  read: (candidate: C) => unknown,
): Promise<{ found: string[]; expected: string[] }> {
  const contentWithout = async (...names: string[]): Promise<string> =>
    JSON.stringify(await read(names.reduce(without, candidate as Values) as C));
  // The first drawing loads code and data that later ones already have.
  await contentWithout();
  const whole = await contentWithout();
  const names = Object.keys(CANDIDATE_FIELDS);
  const expected = names.filter((name) => !CANDIDATE_FIELDS[name]?.[surface]);
  const others = names.filter((name) => !expected.includes(name));
  const isWithoutOthers = (await contentWithout(...others)) === whole;
  const found: string[] = [];
  for (const name of isWithoutOthers ? expected : names) if ((await contentWithout(name)) !== whole) found.push(name);
  return { found, expected };
}
