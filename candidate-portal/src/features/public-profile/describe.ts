import { DEFAULT_LANGUAGE } from '@byline/shared-types/domain';
import { config } from '@byline/web-kit/config';
import { formatDashed } from '@byline/web-kit/dates';
import type { Translate } from '@byline/web-kit/i18n';
import { functionName, languageName } from '@byline/web-kit/names';
import type { PublicCandidateDto } from '../../api';

export interface Description {
  /** The function, with a capital; empty without one. */
  work: string;
  /** "Camille, translator". */
  title: string;
  /** For social networks, which keep it for weeks, so it does not mention the availability. */
  lasting: string;
  /** For search engines: the same, and the availability. */
  description: string;
  /** "Camille, translator. Dutch and English into French." */
  picture: string;
  /** Properties of a schema.org `Person`. */
  person: Record<string, unknown>;
}

/** The length above which a summary is cut. */
const MAX_SUMMARY = 160;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_SUMMARY ? line : `${line.slice(0, MAX_SUMMARY).replace(/\s\S*$/, '')} …`;
};

/** Joins texts, each with a full stop at its end. */
const sentences = (texts: readonly string[]): string =>
  texts
    .filter(Boolean)
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** The form within a sentence: "graphic designer", but "UX copywriter". */
const uncapitalised = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

const listed = new Intl.ListFormat(DEFAULT_LANGUAGE);
const called = (code: string): string => languageName(code, DEFAULT_LANGUAGE);

/** "Dutch and English into French": groups the source languages by target. */
function directions(t: Translate, { translationSkills }: PublicCandidateDto): string {
  const targets = [...new Set(translationSkills.map(({ to }) => to))];
  const groups = targets.map((target) => {
    const sources = translationSkills.filter(({ to }) => to === target).map(({ from }) => called(from));
    return t('public.into', { from: listed.format(sources), to: called(target) });
  });
  return groups.join('; ');
}

/** The availability, with the month when an absence ends; null if the candidate hides it. */
export function availabilityOf(t: Translate, candidate: PublicCandidateDto): string | null {
  const { available, unavailableUntil: until } = candidate;
  if (available === null) return null;
  if (available) return t('public.available');
  return until ? t('public.availableAfter', { date: formatDashed(until) }) : t('public.notAvailable');
}

/** The kind of a sample: "PDF", "Picture". */
export function kindOf(t: Translate, mimeType: string): string {
  if (mimeType === 'application/pdf') return t('public.pdf');
  return t(mimeType.startsWith('image/') ? 'public.picture' : 'public.document');
}

/** Short texts about a public page, for its tab, social networks and search engines. */
export function describe(t: Translate, candidate: PublicCandidateDto): Description {
  const { firstname, function: name, resumeSummary, motherTongue, translationSkills } = candidate;
  const work = name ? functionName(t, name) : '';
  const title = work ? t('public.title', { firstname, function: uncapitalised(work) }) : firstname;
  const into = directions(t, candidate);
  const summary = shortened(resumeSummary ?? '');
  const languages = new Set([
    motherTongue,
    ...candidate.languages.map(({ language }) => language),
    ...translationSkills.flatMap(({ from, to }) => [to, from]),
  ]);
  const known = [...languages].filter((code) => code !== null);
  return {
    work,
    title,
    lasting: sentences([summary, into]) || title,
    description: sentences([summary || title, into, availabilityOf(t, candidate) ?? '']),
    picture: into ? sentences([title, into]) : title,
    person: {
      givenName: firstname,
      ...(work && { jobTitle: work }),
      ...(summary && { description: summary }),
      ...(known.length > 0 && { knowsLanguage: known }),
      worksFor: { '@type': 'Organization', name: config.agencyName },
    },
  };
}
