import { labelsOf } from '@byline/web-kit/candidate';
import { useFormikContext } from 'formik';
import { billsPerWord } from '@byline/shared-types/domain';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { candidateMessages as words } from '../../../components/candidate/messages';
import type { ProfileValues } from '../form';
import { candidateEditMessages } from '../messages';
import { ALL_TEXTS } from '../text-fields';

export type FieldLabels = Record<keyof ProfileValues, string>;

const LABELS: Record<keyof ProfileValues, MessageDescriptor> = {
  firstname: words.firstname,
  name: words.lastname,
  email: words.email,
  language: words.language,
  function: words.function,
  ...labelsOf(ALL_TEXTS),
  publicEnabled: words.publicProfile,
  freelancer: words.freelancer,
  pricePerWord: words.pricePerWord,
  dayRate: words.dayRate,
  yearsExperience: words.yearsExperience,
  motherTongue: words.motherTongue,
  unavailableFrom: candidateEditMessages.unavailableFrom,
  unavailableTo: candidateEditMessages.unavailableTo,
  translationSkills: candidateEditMessages.translations,
  links: candidateEditMessages.links,
};

/** Label of every field, for the form and for the comparison of two versions. */
export function useFieldLabels(): FieldLabels {
  const { formatMessage } = useIntl();
  const entries = Object.entries(LABELS).map(([name, label]) => [name, formatMessage(label)] as const);
  return Object.fromEntries(entries) as FieldLabels;
}

/** The price is per word or per hour, by the function that is chosen in the form. */
export function usePriceLabel(): string {
  const { formatMessage } = useIntl();
  const { values } = useFormikContext<ProfileValues>();
  return formatMessage(billsPerWord(values.function) ? words.pricePerWord : words.pricePerHour);
}
