import { Schema, type Types } from 'mongoose';
import { searchDefinition, type SearchFields } from '../../common/lists/search.js';
import { sortDefinition, type SortKeys } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField, type StoredRecord } from '../../common/mongo/record.js';

/** An advertising channel. */
export interface MediumRecord extends StoredRecord, SearchFields, SortKeys<'name'> {
  name: string;
  street: string | null;
  postal: string | null;
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  url: string | null;
  /** Euro. */
  startPrice: number | null;
  /** Rich text, sanitised. */
  remarks: string | null;
  /** The picture in the file store. */
  avatar: Types.ObjectId | null;
  /** Deleted: hidden from every list, kept for its name. */
  removed: boolean;
}

const text = { type: String, default: null };

export const mediumSchema = new Schema<MediumRecord>(
  {
    name: { type: String, required: true },
    street: text,
    postal: text,
    city: text,
    country: text,
    url: text,
    startPrice: { type: Number, default: null },
    remarks: text,
    avatar: { type: Schema.Types.ObjectId, default: null },
    removed: { type: Boolean, required: true, default: false },
    ...versionField,
    ...searchDefinition,
    ...sortDefinition('name'),
  },
  recordOptions('mediums'),
);
mediumSchema.index({ removed: 1, createdAt: -1, _id: -1 });
mediumSchema.index({ removed: 1, 'sortKeys.name': 1, _id: 1 });
mediumSchema.index({ country: 1, removed: 1, createdAt: -1, _id: -1 });
mediumSchema.index({ country: 1, removed: 1, 'sortKeys.name': 1, _id: 1 });
mediumSchema.index({ ngrams: 1, createdAt: -1, _id: -1 });
