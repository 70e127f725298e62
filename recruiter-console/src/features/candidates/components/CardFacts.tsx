import { CAT_TOOLS } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import type { CandidateResponse } from '../../../api';
import { Facts } from '../../../components/candidate/Facts';
import { RateText, usePrice } from '../../../components/candidate/rate';
import { usePairText } from '../../../components/candidate/pair-text';
import { AvailabilityFact } from '../../../components/availability/AvailabilityFact';
import { Text } from '../../../components/ui/Text';
import { useNames } from '@byline/web-kit/names';

/** The facts that a recruiter needs first: rates, experience, languages, absence. */
export function CardFacts({ candidate }: { candidate: CandidateResponse }) {
  const t = useT();
  const price = usePrice();
  const names = useNames();
  const pairText = usePairText();
  const { pricePerWord, dayRate, skillSet } = candidate.candidateInfo;
  const { yearsExperience, motherTongue, translationSkills } = skillSet;
  const { catTools, wordsPerDay } = candidate.candidateInfo;
  const { formatNumber } = useIntl();
  return (
    <Facts
      narrow
      ruled
      facts={[
        [t('candidate.availability'), <AvailabilityFact key="availability" candidate={candidate} />],
        [
          t('candidate.rate'),
          pricePerWord !== null && <RateText price={pricePerWord} functionName={candidate.function} />,
        ],
        [t('candidateField.dayRate'), dayRate !== null && price(dayRate)],
        [t('candidate.experience'), yearsExperience !== null && t('candidate.years', { years: yearsExperience })],
        [t('candidateField.motherTongue'), motherTongue && names.language(motherTongue)],
        [
          t('candidate.translates'),
          translationSkills.length > 0 && <Text asTyped>{translationSkills.map(pairText).join('\n')}</Text>,
        ],
        [t('candidateField.catTools'), catTools.map((tool) => CAT_TOOLS[tool]).join(', ')],
        [t('candidateField.wordsPerDay'), wordsPerDay !== null && formatNumber(wordsPerDay)],
      ]}
    />
  );
}
