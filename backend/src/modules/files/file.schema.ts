import { Schema } from 'mongoose';
import { sortDefinition } from '../../common/lists/sort-keys.js';
import { recordOptions, versionField } from '../../common/mongo/record.js';
import type { FileRecord, StoredBytes } from './file.record.js';

const storedBytes = new Schema<StoredBytes>(
  { storageKey: { type: String, required: true }, size: { type: Number, required: true } },
  { _id: false },
);

export const fileSchema = new Schema<FileRecord>(
  {
    candidateId: { type: Schema.Types.ObjectId, default: null },
    ownerId: { type: Schema.Types.ObjectId, default: null },
    kind: { type: String, required: true },
    originalname: { type: String, required: true },
    name: { type: String, required: true },
    nameKey: { type: String },
    mimeType: { type: String, required: true },
    size: { type: Number, required: true },
    uploadedSize: { type: Number, default: null },
    portfolio: { type: Boolean, default: false },
    hidden: { type: Boolean, default: false },
    title: { type: String, default: null },
    summary: { type: String, default: null },
    storageKey: { type: String, required: true },
    thumbnail: { type: storedBytes, default: null },
    thumbnailDue: { type: Date, default: null },
    textState: { type: String, default: null },
    textDue: { type: Date, default: null },
    unusedSince: { type: Date, default: null },
    mailed: { type: Boolean, default: false },
    ...versionField,
    ...sortDefinition('name'),
  },
  recordOptions('files'),
);
fileSchema.index({ candidateId: 1, createdAt: 1, _id: 1 });
fileSchema.index({ candidateId: 1, 'sortKeys.name': 1, _id: 1 });
fileSchema.index({ createdAt: 1, _id: 1 });
fileSchema.index({ 'sortKeys.name': 1, _id: 1 });
// For the removal of bytes: the mails of one operation share theirs.
fileSchema.index({ storageKey: 1 });
// For the library, which is small beside the other files.
fileSchema.index({ kind: 1, 'sortKeys.name': 1, _id: 1 }, { partialFilterExpression: { kind: 'library' } });
fileSchema.index({ nameKey: 1 }, { unique: true, partialFilterExpression: { nameKey: { $type: 'string' } } });
fileSchema.index({ kind: 1, createdAt: 1, _id: 1 }, { partialFilterExpression: { kind: 'library' } });
// For the collection of unused attachments.
fileSchema.index({ unusedSince: 1 }, { partialFilterExpression: { unusedSince: { $type: 'date' } } });
// For the worker that draws thumbnails.
fileSchema.index({ thumbnailDue: 1 }, { partialFilterExpression: { thumbnailDue: { $type: 'date' } } });
// For the worker that reads texts.
fileSchema.index({ textDue: 1 }, { partialFilterExpression: { textDue: { $type: 'date' } } });
// For the erasure of a login without a candidate.
fileSchema.index({ ownerId: 1 });
