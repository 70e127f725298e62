import type { Types } from 'mongoose';
import { searchFields, type SearchFields } from '@byline/backend/common/lists/search.js';
import type { StoredRecord } from '@byline/backend/common/mongo/record.js';
import { demoId, type Kind } from './ids.ts';

/** Time stamps of a record, as Mongoose would have set them. */
export const stamps = (createdAt: Date, modifiedAt: Date = createdAt): Omit<StoredRecord, '_id'> => ({
  createdAt,
  modifiedAt,
  version: 0,
});

/** Numbers the records of each kind in the order of creation, which is the same in every demo of a size. */
export class Numbering {
  private readonly next = new Map<Kind, number>();

  id(kind: Kind): Types.ObjectId {
    const index = this.next.get(kind) ?? 0;
    this.next.set(kind, index + 1);
    return demoId(kind, index);
  }
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes plain text for rich text. */
export const asHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

export const paragraphs = (...texts: string[]): string => texts.map((text) => `<p>${asHtml(text)}</p>`).join('');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills `{name}` places. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (place, key: string) => values[key] ?? place);

/** The same in rich text. */
export const fillHtml = (html: string, values: Record<string, string>): string =>
  fill(html, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asHtml(value)])));

const searched = new Map<string, SearchFields>();

/** Search fields of texts that many records share. */
export function sharedSearchFields(...texts: string[]): SearchFields {
  const key = texts.join('\n');
  const fields = searched.get(key) ?? searchFields(...texts);
  searched.set(key, fields);
  return fields;
}
