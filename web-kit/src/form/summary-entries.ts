import { getIn, type FormikErrors, type FormikValues } from 'formik';
import type { Rejection } from './form-context';

export interface SummaryEntry {
  name: string;
  code: string;
}

/** Every field error by its dotted name, nested objects and lists included. */
export function flattenErrors(errors: unknown, prefix = ''): SummaryEntry[] {
  if (typeof errors === 'string') return [{ name: prefix, code: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) => flattenErrors(value, prefix ? `${prefix}.${key}` : key));
}

/** The errors of the summary: those of the schema, and those of values that the server refused and the user has not changed. */
export function summaryEntries(
  errors: FormikErrors<FormikValues>,
  rejections: Record<string, Rejection>,
  values: FormikValues,
): SummaryEntry[] {
  const own = flattenErrors(errors);
  const refused = Object.entries(rejections)
    .filter(([name, { value }]) => getIn(values, name) === value && !own.some((entry) => entry.name === name))
    .map(([name, { code }]) => ({ name, code }));
  return [...own, ...refused];
}
