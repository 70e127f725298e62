import { textOf, type CvLine } from '../layout/cv-line.js';
import { sourceOf, type Sourced } from './source.js';

export interface FoundLink {
  /** The network, or `website`. */
  name: string;
  address: string;
}

const URL_TEXT =
  /(?:https?:\/\/|www\.)[^\s|<>(),;]+|(?<![@\w.-])(?:[a-z]{2,3}\.)?(?:linkedin\.com|github\.com|behance\.net|dribbble\.com|twitter\.com|x\.com|facebook\.com|instagram\.com|medium\.com|be\.linkedin\.com)\/[^\s|<>(),;]+/giu;
/** A site without its protocol, in a line of its own: camille.example.be */
const BARE =
  /^(?:[\p{L}-]+:\s*)?((?:[a-z\d-]+\.)+(?:com|net|org|be|nl|fr|eu|io|me|dev|co\.uk|uk|brussels|vlaanderen|gent|studio|agency)(?:\/\S*)?)$/iu;

const HOSTS: readonly [RegExp, string][] = [
  [/linkedin\./, 'linkedin'],
  [/github\./, 'github'],
  [/behance\./, 'behance'],
  [/dribbble\./, 'dribbble'],
  [/twitter\.|^x\.com/, 'twitter'],
  [/facebook\./, 'facebook'],
  [/instagram\./, 'instagram'],
  [/medium\./, 'medium'],
];

const known = (host: string): string => HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? 'website';

/** The name of a link and its whole address; null for the address of no page. */
export function linkOf(text: string): FoundLink | null {
  const whole = /^https?:/i.test(text) ? text : `https://${text}`;
  try {
    const { hostname, href, pathname } = new URL(whole.replace(/[.,;:]+$/, ''));
    if (/(^|\.)google\./.test(hostname) && (hostname.startsWith('maps.') || pathname.startsWith('/maps'))) return null;
    const name = known(hostname.replace(/^www\./, ''));
    if (!hostname.includes('.') || (name !== 'website' && pathname.length < 2)) return null;
    return { name, address: name === 'website' && pathname === '/' ? href.replace(/\/$/, '') : href };
  } catch {
    return null;
  }
}

/** A narrow column breaks an address: the next line goes on with it. */
function whole(text: string, next: CvLine | undefined, line: CvLine): string {
  const follows =
    next && next.page === line.page && next.column === line.column ? (textOf(next).split(' ')[0] ?? '') : '';
  const isBroken = /[-/_]$/.test(text) || /^https?:\/\/\S{0,8}$/.test(text);
  return isBroken && /^[\w%/.-]+$/.test(follows) && !follows.includes('@') ? text + follows : text;
}

/** Whether a page behind an icon may be of somebody else: of the maker of a theme. */
const isStrangers = ({ name, address }: FoundLink, email: string): boolean =>
  name !== 'website' &&
  name !== 'linkedin' &&
  !(email.split('@')[0] ?? '').split(/[^a-z]+/).some((part) => part.length > 2 && address.toLowerCase().includes(part));

/** `hidden` are the addresses behind words and icons. */
export function linksIn(
  { written, hidden }: { written: readonly CvLine[]; hidden: readonly CvLine[] },
  email: string,
): (FoundLink & Sourced)[] {
  const lines = [...written, ...hidden];
  const found = new Map<string, FoundLink & Sourced>();
  lines.forEach((line, index) => {
    // A narrow column may break an address within its path.
    const text = textOf(line).replace(/(?<=linkedin\.com\/)\s?in\/\s?(?=\S)/gi, 'in/');
    const bare = line.parts.flatMap((part) => BARE.exec(part.text)?.[1] ?? []);
    for (const address of [...(text.match(URL_TEXT) ?? []), ...bare]) {
      if (email && email.endsWith(`@${address.toLowerCase()}`)) continue;
      if (/(?:\.{3}|…)$/.test(address)) continue;
      const isAtEnd = text.endsWith(address);
      const link = linkOf(isAtEnd ? whole(address, lines[index + 1], line) : address);
      const key =
        link?.address
          .replace(/^https?:\/\/(www\.)?/, '')
          .replace(/\/$/, '')
          .toLowerCase() ?? '';
      if (!link || found.has(key) || (index >= written.length && isStrangers(link, email))) continue;
      found.set(key, { ...link, source: sourceOf([line], [address]) });
    }
  });
  // A profile has one website; the others are those of employers, and of the program that made the file.
  const links = [...found.values()];
  const website = links.find(({ name }) => name === 'website');
  return links.filter((link) => link.name !== 'website' || link === website).slice(0, 10);
}
