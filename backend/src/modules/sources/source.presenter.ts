import type { SourceResponse } from './dto/source.dto.js';
import type { SourceRecord } from './source.schema.js';

export const presentSource = ({ _id, label }: SourceRecord): SourceResponse => ({ _id: String(_id), label });
