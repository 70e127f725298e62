import { LINK_NAMES } from '@byline/shared-types/domain';

/** The personal website is a field of its own (docs/domain/candidates.md#values). */
export const WEBSITE = 'website';

export interface LinkEntry {
  /** The name; a candidate has one link of each. */
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

/** People type addresses without their scheme. */
export const withScheme = (url: string): string => {
  const typed = url.trim();
  return /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
};

interface LinksPatch {
  links?: Record<string, string>;
  website?: string | null;
}

const without = (links: Record<string, string>, ...names: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(links).filter(([name]) => !names.includes(name)));

/** The change a link means: its old name goes, its new one comes; `links` replaces them all but the website. */
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

/** How the names of well-known places are written. */
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

/** The known names, and the one an entry has already. */
export const knownNames = (own: string | null): string[] => [
  ...new Set<string>([WEBSITE, ...LINK_NAMES, ...(own ? [own] : [])]),
];

/** An address as it is shown: the account in it, else its host. */
export function linkTail(url: string): string {
  if (!URL.canParse(url)) return url;
  const { hostname, pathname } = new URL(url);
  const last = pathname.split('/').filter(Boolean).at(-1);
  return last ? readable(last) : hostname.replace(/^www\./, '');
}

/** As it was typed where its % means nothing: "50%off". */
function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
