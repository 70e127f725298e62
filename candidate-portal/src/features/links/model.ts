import { LINK_NAMES, withScheme } from '@byline/shared-types/domain';

/** The API keeps the personal website in a field of its own (docs/domain/candidates.md#values). */
export const WEBSITE = 'website';

export interface LinkEntry {
  /** The name of the site; a candidate has one link per site. */
  _id: string;
  url: string;
}

export interface WithLinks {
  _id: string;
  version: number;
  links: Record<string, string>;
  website: string | null;
}

/** Every link of a candidate, the website last. */
export function linkEntries({ links, website }: Pick<WithLinks, 'links' | 'website'>): LinkEntry[] {
  const others = Object.entries(links)
    .filter(([name, url]) => name !== WEBSITE && url)
    .map(([name, url]) => ({ _id: name, url }))
    .sort((a, b) => a._id.localeCompare(b._id));
  return website ? [...others, { _id: WEBSITE, url: website }] : others;
}

export interface LinkValues {
  name: string;
  url: string;
}

/** The values of a link's form; of a removed link only its name. */
export const linkValues = (candidate: WithLinks, old: string | null): LinkValues => ({
  name: old ?? '',
  url: linkEntries(candidate).find(({ _id }) => _id === old)?.url ?? '',
});

interface LinksPatch {
  links?: Record<string, string>;
  website?: string | null;
}

const without = (links: Record<string, string>, ...names: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(links).filter(([name]) => !names.includes(name)));

/** The patch for a new, changed or removed link; `links` replaces all links except the website. */
export function linkPatch(candidate: WithLinks, old: string | null, values: LinkValues | null): LinksPatch {
  const rest = without(candidate.links, WEBSITE, ...(old ? [old] : []));
  const patch: LinksPatch = {};
  if (old === WEBSITE) patch.website = null;
  if (values?.name === WEBSITE) patch.website = withScheme(values.url);
  const links = values && values.name !== WEBSITE ? { ...rest, [values.name]: withScheme(values.url) } : rest;
  const changed = Object.keys({ ...links, ...without(candidate.links, WEBSITE) }).some(
    (name) => links[name] !== candidate.links[name],
  );
  return changed ? { ...patch, links } : patch;
}

/** The spelling of well-known sites. */
const WRITTEN: Record<string, string> = {
  angellist: 'AngelList',
  behance: 'Behance',
  dribbble: 'Dribbble',
  facebook: 'Facebook',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  skype: 'Skype',
  twitter: 'Twitter',
};

export const linkName = (name: string): string => WRITTEN[name] ?? name;

/** The known sites, and the current site of the edited link. */
export const knownNames = (own: string | null): string[] => [
  ...new Set<string>([WEBSITE, ...LINK_NAMES, ...(own ? [own] : [])]),
];

/** The short form of an address: the account in it, or else its host. */
export function linkTail(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname } = new URL(url);
  const last = pathname.split('/').filter(Boolean).at(-1);
  return last ? readable(last) : hostname.replace(/^www\./, '');
}

/** Decodes a part of an address; keeps text with an invalid %, such as "50%off". */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
