import { DEFAULT_LANGUAGE, labelIn } from '@byline/shared-types/domain';
import { config } from '@byline/web-kit/config';
import { countryName, languageName } from '@byline/web-kit/names';
import { translateBy } from '@byline/web-kit/i18n';
import { createIntl } from 'react-intl';
import type { PublicCandidateDto } from '../api';
import { describe } from '../features/public-profile/describe';
import { english } from '../features/public-profile/english';

/** The texts in the picture of a public page (PictureWords of app-server/src/renderer.ts), without the availability, which becomes outdated. */
export interface PictureWords {
  name: string;
  line: string;
  summary: string;
  pairs: { from: string; to: string }[];
  skills: string[];
  product: string;
}

const t = translateBy(createIntl({ locale: DEFAULT_LANGUAGE, messages: english }));

const called = (code: string): string => languageName(code, DEFAULT_LANGUAGE);

export function pictureWords(candidate: PublicCandidateDto): PictureWords {
  const { firstname, country, resumeSummary, skills, translationSkills } = candidate;
  const { work } = describe(t, candidate);
  const place = country && countryName(country, DEFAULT_LANGUAGE);
  return {
    name: firstname,
    line: [work, place].filter(Boolean).join(', '),
    summary: resumeSummary ?? '',
    pairs: translationSkills.map(({ from, to }) => ({ from: called(from), to: called(to) })),
    skills: skills.map(({ label }) => labelIn(label, DEFAULT_LANGUAGE)),
    product: config.productName,
  };
}
