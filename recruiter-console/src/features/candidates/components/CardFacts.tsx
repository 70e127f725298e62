import { useIntl } from 'react-intl';
import type { CandidateResponse } from '../../../api';
import { Facts } from '../../../components/candidate/Facts';
import { candidateMessages as words } from '../../../components/candidate/messages';
import { RateText, usePrice } from '../../../components/candidate/rate';
import { Languages, Unavailable } from '../../../components/candidate/texts';
import { useNames } from '@byline/web-kit/names';

/** What a recruiter looks up first: rates, experience, languages, absence. */
export function CardFacts({ candidate }: { candidate: CandidateResponse }) {
  const { formatMessage } = useIntl();
  const price = usePrice();
  const names = useNames();
  const { pricePerWord, dayRate, unavailable, skillSet } = candidate.candidateInfo;
  const { yearsExperience, motherTongue, translationSkills } = skillSet;
  return (
    <Facts
      narrow
      ruled
      facts={[
        [
          formatMessage(words.rate),
          pricePerWord !== null && <RateText price={pricePerWord} functionName={candidate.function} />,
        ],
        [formatMessage(words.dayRate), dayRate !== null && price(dayRate)],
        [
          formatMessage(words.experience),
          yearsExperience !== null && formatMessage(words.years, { years: yearsExperience }),
        ],
        [formatMessage(words.motherTongue), motherTongue && names.language(motherTongue)],
        [formatMessage(words.translates), translationSkills.length > 0 && <Languages skills={skillSet} full />],
        [
          formatMessage(words.unavailable),
          (unavailable?.from ?? unavailable?.to) && <Unavailable candidate={candidate} />,
        ],
      ]}
    />
  );
}
