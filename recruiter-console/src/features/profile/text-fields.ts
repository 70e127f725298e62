import { MAX_CODE, MAX_LINE, MAX_PHONE, MAX_TEXT, MAX_URL, isWebAddress } from '@byline/shared-types/domain';
import type { MessageDescriptor } from 'react-intl';
import { string, type StringSchema } from 'yup';
import { candidateWords as words } from '../../components/candidate/messages';
import { editWords, messages } from './messages';

/** A field of the profile form that is a text, sent as typed and null when it is empty: what it is called and what it may hold. */
interface TextField {
  label: MessageDescriptor;
  check: StringSchema;
}

const line = (max = MAX_LINE): StringSchema => string().trim().max(max, 'too_long');
const text = (): StringSchema => string().max(MAX_TEXT, 'too_long');
const webAddress = string()
  .max(MAX_URL, 'too_long')
  .test('url', 'invalid_url', (value) => !value?.trim() || isWebAddress(value.trim()));

/** Fields of the candidate; what is in this list is in the form's values, its checks, its change and the comparison of two versions. */
export const CANDIDATE_TEXTS = {
  street: { label: editWords.street, check: line() },
  number: { label: editWords.number, check: line(MAX_CODE) },
  box: { label: editWords.box, check: line(MAX_CODE) },
  postal: { label: editWords.postal, check: line(MAX_CODE) },
  city: { label: words.city, check: line() },
  province: { label: words.province, check: string() },
  country: { label: words.country, check: string() },
  phone: { label: words.phone, check: line(MAX_PHONE) },
  skype: { label: editWords.skype, check: line() },
  website: { label: words.website, check: webAddress },
  websiteTag: { label: messages.websiteTag, check: line() },
  sourceId: { label: words.source, check: string() },
  resumeSummary: { label: messages.summary, check: text() },
  info: { label: messages.info, check: text() },
} satisfies Record<string, TextField>;

/** Fields of `candidateInfo`. */
export const INFO_TEXTS = {
  topProject: { label: messages.topProject, check: text() },
  projectPreferences: { label: messages.preferences, check: text() },
  moreAboutYourself: { label: messages.about, check: text() },
} satisfies Record<string, TextField>;

export type TextValues = Record<keyof typeof CANDIDATE_TEXTS | keyof typeof INFO_TEXTS, string>;

const namesOf = <N extends string>(fields: Record<N, TextField>): N[] => Object.keys(fields) as N[];
const eachOf = <N extends string, V>(fields: Record<N, TextField>, value: (name: N) => V): Record<N, V> =>
  Object.fromEntries(namesOf(fields).map((name) => [name, value(name)])) as Record<N, V>;

/** The fields as texts of the form. */
export const textsOf = <N extends string>(
  fields: Record<N, TextField>,
  record: Partial<Record<NoInfer<N>, string | null>>,
): Record<N, string> => eachOf(fields, (name) => record[name] ?? '');

/** And back: an empty text is null. */
export const sentTexts = <N extends string>(
  fields: Record<N, TextField>,
  values: Record<NoInfer<N>, string>,
): Record<N, string | null> => eachOf(fields, (name) => values[name].trim() || null);

const ALL = { ...CANDIDATE_TEXTS, ...INFO_TEXTS };
export const textChecks: Record<keyof TextValues, StringSchema> = eachOf(ALL, (name) => ALL[name].check);
export const textLabels: Record<keyof TextValues, MessageDescriptor> = eachOf(ALL, (name) => ALL[name].label);
