import type { TagResponse } from './dto/tag.dto.js';
import type { TagLabel } from './tag.schema.js';

export const presentTag = ({ _id, label }: TagLabel): TagResponse => ({ _id: String(_id), label });
