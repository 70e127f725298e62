import { DEFAULT_LANGUAGE, labelIn } from '@byline/shared-types/domain';
import { config } from '@byline/web-kit/config';
import { countryName } from '@byline/web-kit/names';
import { createIntl } from 'react-intl';
import type { PublicCandidateDto } from '../api';
import { describe } from '../features/public-profile/describe';
import { english } from '../features/public-profile/english';

/** What the server draws in the picture of a page (PictureWords of app-server/src/renderer.ts): nothing that ages. */
export interface PictureWords {
  name: string;
  line: string;
  summary: string;
  skills: string[];
  product: string;
}

const intl = createIntl({ locale: DEFAULT_LANGUAGE, messages: english });

export function pictureWords(candidate: PublicCandidateDto): PictureWords {
  const { firstname, country, resumeSummary, skills } = candidate;
  const { work } = describe((message, values) => intl.formatMessage(message, values), candidate);
  const place = country && countryName(country, DEFAULT_LANGUAGE);
  return {
    name: firstname,
    line: [work, place].filter(Boolean).join(', '),
    summary: resumeSummary ?? '',
    skills: skills.map(({ label }) => labelIn(label, DEFAULT_LANGUAGE)),
    product: config.productName,
  };
}
