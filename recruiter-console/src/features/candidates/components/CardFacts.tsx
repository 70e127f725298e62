import { useT } from '@byline/web-kit/i18n';
import type { CandidateResponse } from '../../../api';
import { Facts } from '../../../components/candidate/Facts';
import { RateText, usePrice } from '../../../components/candidate/rate';
import { Languages, Unavailable } from '../../../components/candidate/texts';
import { useNames } from '@byline/web-kit/names';

/** The facts that a recruiter needs first: rates, experience, languages, absence. */
export function CardFacts({ candidate }: { candidate: CandidateResponse }) {
  const t = useT();
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
          t('candidate.rate'),
          pricePerWord !== null && <RateText price={pricePerWord} functionName={candidate.function} />,
        ],
        [t('candidateField.dayRate'), dayRate !== null && price(dayRate)],
        [t('candidate.experience'), yearsExperience !== null && t('candidate.years', { years: yearsExperience })],
        [t('candidateField.motherTongue'), motherTongue && names.language(motherTongue)],
        [t('candidate.translates'), translationSkills.length > 0 && <Languages skills={skillSet} full />],
        [t('candidate.unavailable'), (unavailable?.from ?? unavailable?.to) && <Unavailable candidate={candidate} />],
      ]}
    />
  );
}
