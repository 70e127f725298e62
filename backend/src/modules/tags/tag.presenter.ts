import type { TagResponse } from './dto/tag.dto.js';
import type { TagRecord } from './tag.schema.js';

export const presentTag = ({ _id, label }: TagRecord): TagResponse => ({ _id: String(_id), label });
