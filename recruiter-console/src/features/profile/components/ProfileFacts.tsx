import { billsPerWord, provinceName, WORK_TEXT_NAMES } from '@byline/shared-types/domain';
import { formatDay } from '@byline/web-kit/dates';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CandidateResponse } from '../../../api';
import { publicProfile } from '../../../components/candidate/contact-links';
import { Facts } from '../../../components/candidate/Facts';
import { candidateMessages as words } from '../../../components/candidate/messages';
import { usePrice } from '../../../components/candidate/rate';
import { Unavailable } from '../../../components/candidate/texts';
import { Text } from '../../../components/ui/Text';
import { common } from '../../../i18n/common';
import { useNames } from '@byline/web-kit/names';
import { messages } from '../messages';

const asTyped = (text: string | null) => text && <Text asTyped>{text}</Text>;

/** Rates, experience, languages, availability, wishes. */
export function ProfessionalFacts({ candidate }: { candidate: CandidateResponse }) {
  const { formatMessage } = useIntl();
  const price = usePrice();
  const names = useNames();
  const { pricePerWord, dayRate, freelancer, unavailable, moreAboutYourself, skillSet } = candidate.candidateInfo;
  const { yearsExperience, motherTongue, translationSkills } = skillSet;
  const priceLabel = billsPerWord(candidate.function ?? undefined) ? words.pricePerWord : words.pricePerHour;
  const pairs = translationSkills.map(({ from, to }) => `${names.language(from)} → ${names.language(to)}`);
  return (
    <Facts
      none={
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.noProfessional} />
        </Text>
      }
      facts={[
        [formatMessage(priceLabel), pricePerWord !== null && price(pricePerWord)],
        [formatMessage(words.dayRate), dayRate !== null && price(dayRate)],
        [formatMessage(words.freelancer), freelancer !== null && formatMessage(freelancer ? common.yes : common.no)],
        [
          formatMessage(words.experience),
          yearsExperience !== null && formatMessage(words.years, { years: yearsExperience }),
        ],
        [formatMessage(words.motherTongue), motherTongue && names.language(motherTongue)],
        [formatMessage(words.translates), pairs.join(', ')],
        [
          formatMessage(words.unavailable),
          (unavailable?.from ?? unavailable?.to) && <Unavailable candidate={candidate} />,
        ],
        ...WORK_TEXT_NAMES.map((name) => [formatMessage(words[name]), asTyped(candidate.candidateInfo[name])] as const),
        [formatMessage(messages.about), asTyped(moreAboutYourself)],
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
          , <FormattedMessage {...messages.box} values={{ box }} />
        </>
      )}
      {first && second && <br />}
      {second}
    </>
  );
}

/** Where they live, what we know of them, since when. */
export function PersonalFacts({ candidate }: { candidate: CandidateResponse }) {
  const { formatMessage } = useIntl();
  const names = useNames();
  const { street, city, country, language, candidatesources, websiteTag, publicEnabled, missing } = candidate;
  return (
    <Facts
      facts={[
        [formatMessage(messages.address), (street ?? city ?? country) && <Address candidate={candidate} />],
        [
          formatMessage(messages.missing),
          missing.map((field) => formatMessage(words[field]).toLocaleLowerCase()).join(', '),
        ],
        [formatMessage(words.language), names.language(language)],
        [formatMessage(words.source), candidatesources?.map(({ label }) => label).join(', ')],
        [formatMessage(messages.websiteTag), websiteTag],
        [
          formatMessage(words.publicProfile),
          publicEnabled && !candidate.archived ? (
            <a href={publicProfile(candidate._id)} target="_blank" rel="noopener noreferrer">
              {formatMessage(messages.publicYes)}
            </a>
          ) : (
            formatMessage(common.no)
          ),
        ],
        [formatMessage(words.registered), formatDay(candidate.createdAt)],
        [formatMessage(words.modified), formatDay(candidate.modifiedAt)],
      ]}
    />
  );
}
