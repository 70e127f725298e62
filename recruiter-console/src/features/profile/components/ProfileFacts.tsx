import { billsPerWord, CAT_TOOLS, provinceName, WORK_TEXT_NAMES } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CandidateResponse } from '../../../api';
import { publicProfile } from '../../../components/candidate/contact-links';
import { hasPublicPage } from '../../../components/candidate/public-page';
import { Facts } from '../../../components/candidate/Facts';
import { usePrice } from '../../../components/candidate/rate';
import { usePairText } from '../../../components/candidate/pair-text';
import { AvailabilityFact } from '../../../components/availability/AvailabilityFact';
import { Text } from '../../../components/ui/Text';
import { useNames } from '@byline/web-kit/names';

const asTyped = (text: string | null) => text && <Text asTyped>{text}</Text>;

export function ProfessionalFacts({ candidate }: { candidate: CandidateResponse }) {
  const t = useT();
  const price = usePrice();
  const names = useNames();
  const pairText = usePairText();
  const { formatNumber } = useIntl();
  const { catTools, wordsPerDay, minimumFee } = candidate.candidateInfo;
  const { pricePerWord, dayRate, freelancer, moreAboutYourself, skillSet } = candidate.candidateInfo;
  const { yearsExperience, motherTongue, languages, translationSkills } = skillSet;
  const priceLabel = billsPerWord(candidate.function ?? undefined)
    ? 'candidateField.pricePerWord'
    : 'candidateField.pricePerHour';
  const levels = languages.map(({ language, level }) => `${names.language(language)} (${t(`languageLevel.${level}`)})`);
  const pairs = translationSkills.map(pairText);
  return (
    <Facts
      none={
        <Text as="p" tone="muted">
          <FormattedMessage id="profile.noProfessional" />
        </Text>
      }
      facts={[
        [t('candidate.availability'), <AvailabilityFact key="availability" candidate={candidate} />],
        [t(priceLabel), pricePerWord !== null && price(pricePerWord)],
        [t('candidateField.dayRate'), dayRate !== null && price(dayRate)],
        [t('candidate.freelancer'), freelancer !== null && t(freelancer ? 'common.yes' : 'common.no')],
        [t('candidate.experience'), yearsExperience !== null && t('candidate.years', { years: yearsExperience })],
        [t('candidateField.motherTongue'), motherTongue && names.language(motherTongue)],
        [t('candidateField.languages'), levels.join(', ')],
        [t('candidate.translates'), asTyped(pairs.join('\n'))],
        [t('candidateField.catTools'), catTools.map((tool) => CAT_TOOLS[tool]).join(', ')],
        [t('candidateField.wordsPerDay'), wordsPerDay !== null && formatNumber(wordsPerDay)],
        [t('candidateField.minimumFee'), minimumFee !== null && price(minimumFee)],
        ...WORK_TEXT_NAMES.map(
          (name) => [t(`candidateField.${name}`), asTyped(candidate.candidateInfo[name])] as const,
        ),
        [t('profile.about'), asTyped(moreAboutYourself)],
      ]}
    />
  );
}

function Address({ candidate }: { candidate: CandidateResponse }) {
  const { street, number, box, postal, city, province, country } = candidate;
  const first = [street, number].filter(Boolean).join(' ');
  const place = [postal, city].filter(Boolean).join(' ');
  const region = country && province ? provinceName(country, province) : undefined;
  const second = [place, region, country].filter(Boolean).join(', ');
  return (
    <>
      {first}
      {box && (
        <>
          , <FormattedMessage id="profile.box" values={{ box }} />
        </>
      )}
      {first && second && <br />}
      {second}
    </>
  );
}

export function PersonalFacts({ candidate }: { candidate: CandidateResponse }) {
  const t = useT();
  const names = useNames();
  const { street, city, country, language, candidatesources, websiteTag, publicEnabled, missing } = candidate;
  return (
    <Facts
      facts={[
        [t('profile.address'), (street ?? city ?? country) && <Address candidate={candidate} />],
        [t('profile.missing'), missing.map((field) => t(`candidateField.${field}`).toLocaleLowerCase()).join(', ')],
        [t('candidateField.language'), names.language(language)],
        [t('candidate.source'), candidatesources?.map(({ label }) => label).join(', ')],
        [t('profile.websiteTag'), websiteTag],
        [
          t('candidate.publicProfile'),
          hasPublicPage(candidate) ? (
            <a href={publicProfile(candidate._id)} target="_blank" rel="noopener noreferrer">
              {t('profile.publicYes')}
            </a>
          ) : (
            t(publicEnabled && !candidate.archived ? 'profile.publicLater' : 'common.no')
          ),
        ],
        [t('candidate.registered'), formatDay(candidate.createdAt)],
        [t('candidate.modified'), formatDay(candidate.modifiedAt)],
      ]}
    />
  );
}
