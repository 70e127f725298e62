import { config } from '@byline/web-kit/config';
import type { Translate } from '@byline/web-kit/i18n';
import { functionName } from '@byline/web-kit/names';
import type { PublicCandidateDto } from '../../api';
import { messages } from './messages';

export interface Description {
  /** The function, with a capital; empty without one. */
  work: string;
  /** "Camille, translator". */
  title: string;
  description: string;
  /** Of schema.org. */
  person: Record<string, unknown>;
}

/** Longest description that is shown whole. */
const MAX_DESCRIPTION = 200;

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= MAX_DESCRIPTION ? line : `${line.slice(0, MAX_DESCRIPTION).replace(/\s\S*$/, '')} …`;
};

/** A public page in few words, for its tab, networks and search engines: nothing that ages, and nothing that is not on the page. */
export function describe(t: Translate, candidate: PublicCandidateDto): Description {
  const { firstname, function: name, resumeSummary, motherTongue } = candidate;
  const work = name ? functionName(t, name) : '';
  const title = work ? t(messages.title, { firstname, function: work.toLowerCase() }) : firstname;
  return {
    work,
    title,
    description: shortened(resumeSummary ?? '') || title,
    person: {
      givenName: firstname,
      ...(work && { jobTitle: work }),
      ...(resumeSummary && { description: shortened(resumeSummary) }),
      ...(motherTongue && { knowsLanguage: [motherTongue] }),
      worksFor: { '@type': 'Organization', name: config.agencyName },
    },
  };
}
