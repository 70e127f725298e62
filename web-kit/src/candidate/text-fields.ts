import { MAX_CODE, MAX_LINE, MAX_PHONE, MAX_TEXT, WORK_TEXTS } from '@byline/shared-types/domain';
import { longer } from '@byline/web-kit/problems';
import { string, type StringSchema } from 'yup';
import type { MessageId } from '../i18n';
import { eachOf } from './text-values';

/** A text field: its label and its limits. */
export interface TextField {
  label: MessageId;
  check: StringSchema;
}
export type TextFields = Record<string, TextField>;

export const line = (max = MAX_LINE): StringSchema => string().trim().max(max, longer);
export const text = (): StringSchema => string().trim().max(MAX_TEXT, longer);

/** Texts of a candidate that both apps show and change. Each app's own `text-fields.ts` selects those of its forms. */
export const candidateTexts = {
  street: { label: 'candidateField.street', check: line() },
  number: { label: 'candidateField.number', check: line(MAX_CODE) },
  box: { label: 'candidateField.box', check: line(MAX_CODE) },
  postal: { label: 'candidateField.postal', check: line(MAX_CODE) },
  city: { label: 'candidateField.city', check: line() },
  country: { label: 'candidateField.country', check: string() },
  province: { label: 'candidateField.province', check: string() },
  phone: { label: 'candidateField.phone', check: line(MAX_PHONE) },
} satisfies TextFields;

/** Long texts about the candidate's work, in `candidateInfo`. */
export const candidateInfoTexts = eachOf(WORK_TEXTS, (name): TextField => ({
  label: `candidateField.${name}`,
  check: text(),
}));

export const checksOf = <Name extends string>(fields: Record<Name, TextField>): Record<Name, StringSchema> =>
  eachOf(fields, (name) => fields[name].check);

export const labelsOf = <Name extends string>(fields: Record<Name, TextField>): Record<Name, MessageId> =>
  eachOf(fields, (name) => fields[name].label);
