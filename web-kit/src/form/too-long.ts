import { MAX_TEXT, MAX_URL } from '@byline/shared-types/domain';
import type { Schema, SchemaFieldDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup';

/** A text that exceeds the limit of its field. */
export interface TooLong {
  length: number;
  limit: number;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isTextControl = (target: EventTarget): target is TextControl =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

const isObject = (field: SchemaFieldDescription): field is SchemaObjectDescription => 'fields' in field;
const isList = (field: SchemaFieldDescription): field is SchemaInnerTypeDescription => 'innerType' in field;

/** The schema of a part of a field; every item of a list has the same schema. */
function partOf(field: SchemaFieldDescription | undefined, key: string): SchemaFieldDescription | undefined {
  if (field && isObject(field)) return field.fields[key];
  const items = field && isList(field) ? field.innerType : undefined;
  return Array.isArray(items) ? undefined : items;
}

/** The maximum length of a field (a dotted name) in the schema of its form. */
export function limitOf(schema: Schema | null, name: string): number | undefined {
  const field = name.split('.').reduce(partOf, schema?.describe());
  const max = field && 'tests' in field ? field.tests.find((test) => test.name === 'max')?.params?.max : undefined;
  return typeof max === 'number' ? max : undefined;
}

/** The length of a plain field after this paste, if it would exceed the field's limit. */
export function tooLongFor(target: EventTarget, text: string, known?: number): TooLong | null {
  if (!isTextControl(target)) return null;
  const { value, maxLength, selectionStart, selectionEnd } = target;
  const length = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0)) + text.length;
  const longest = target instanceof HTMLTextAreaElement ? MAX_TEXT : MAX_URL;
  const limit = maxLength > 0 ? maxLength : (known ?? longest);
  return length > Math.max(limit, value.length) ? { length, limit } : null;
}
