import { MAX_CODE, MAX_LINE, MAX_PHONE, MAX_TEXT, WORK_TEXTS } from '@byline/shared-types/domain';
import type { MessageDescriptor } from 'react-intl';
import { string, type StringSchema } from 'yup';
import { candidateFields as labels } from './messages';
import { eachOf } from './text-values';

/** A field that is a text: what it is called and what it may hold. */
export interface TextField {
  label: MessageDescriptor;
  check: StringSchema;
}
export type TextFields = Record<string, TextField>;

export const line = (max = MAX_LINE): StringSchema => string().trim().max(max, 'too_long');
export const text = (): StringSchema => string().trim().max(MAX_TEXT, 'too_long');

/** Texts of a candidate that both apps show and change. What an app does with them follows from its own `text-fields.ts`. */
export const candidateTexts = {
  street: { label: labels.street, check: line() },
  number: { label: labels.number, check: line(MAX_CODE) },
  box: { label: labels.box, check: line(MAX_CODE) },
  postal: { label: labels.postal, check: line(MAX_CODE) },
  city: { label: labels.city, check: line() },
  country: { label: labels.country, check: string() },
  province: { label: labels.province, check: string() },
  phone: { label: labels.phone, check: line(MAX_PHONE) },
} satisfies TextFields;

/** Long texts about the work, in its `candidateInfo`. */
export const candidateInfoTexts = eachOf(WORK_TEXTS, (name): TextField => ({ label: labels[name], check: text() }));

export const checksOf = <Name extends string>(fields: Record<Name, TextField>): Record<Name, StringSchema> =>
  eachOf(fields, (name) => fields[name].check);

export const labelsOf = <Name extends string>(fields: Record<Name, TextField>): Record<Name, MessageDescriptor> =>
  eachOf(fields, (name) => fields[name].label);
