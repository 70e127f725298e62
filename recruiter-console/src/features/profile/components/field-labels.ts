import { labelsOf } from '@byline/web-kit/candidate';
import { type MessageId, useT } from '@byline/web-kit/i18n';
import { useFormikContext } from 'formik';
import { billsPerWord } from '@byline/shared-types/domain';
import type { ProfileValues } from '../form';
import { ALL_TEXTS } from '../text-fields';

export type FieldLabels = Record<keyof ProfileValues, string>;

const LABELS: Record<keyof ProfileValues, MessageId> = {
  firstname: 'candidateField.firstname',
  name: 'candidateField.name',
  email: 'candidateField.email',
  language: 'candidateField.language',
  function: 'candidate.function',
  ...labelsOf(ALL_TEXTS),
  publicEnabled: 'candidate.publicProfile',
  freelancer: 'candidate.freelancer',
  pricePerWord: 'candidateField.pricePerWord',
  dayRate: 'candidateField.dayRate',
  yearsExperience: 'candidateField.yearsExperience',
  motherTongue: 'candidateField.motherTongue',
  languages: 'candidateField.languages',
  catTools: 'candidateField.catTools',
  wordsPerDay: 'candidateField.wordsPerDay',
  minimumFee: 'candidateField.minimumFee',
  unavailableFrom: 'profileForm.unavailableFrom',
  unavailableTo: 'profileForm.unavailableTo',
  translationSkills: 'profileForm.translations',
  links: 'profileForm.links',
};

/** Labels of all fields, for the form and for the comparison of two versions. */
export function useFieldLabels(): FieldLabels {
  const t = useT();
  const entries = Object.entries(LABELS).map(([name, label]) => [name, t(label)] as const);
  return Object.fromEntries(entries) as FieldLabels;
}

/** The price is per word or per hour. The function in the form decides. */
export function usePriceLabel(): string {
  const t = useT();
  const { values } = useFormikContext<ProfileValues>();
  return t(billsPerWord(values.function) ? 'candidateField.pricePerWord' : 'candidateField.pricePerHour');
}
