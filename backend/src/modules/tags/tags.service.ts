import { Injectable } from '@nestjs/common';
import type { ClientSession, Types } from 'mongoose';
import { ProblemError } from '../../common/errors/problem.error.js';
import type { ListParams } from '../../common/lists/list-definition.js';
import type { Page } from '../../common/lists/read-list.js';
import type { TagFilter } from './dto/tag.dto.js';
import type { TagLabel, TagRecord } from './tag.schema.js';
import { TagsRepository } from './tags.repository.js';

const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** Tags of candidates and jobs; a new label creates a tag. */
@Injectable()
export class TagsService {
  constructor(private readonly repository: TagsRepository) {}

  list(params: ListParams<TagFilter>): Promise<Page<TagRecord>> {
    return this.repository.list(params);
  }

  labelsOf(ids: readonly string[]): Promise<TagLabel[]> {
    return this.repository.findLabels(ids);
  }

  /** The ids for a list of ids and labels. Ids must exist; new labels create tags. */
  async resolve(entries: readonly string[], session: ClientSession, field = 'tags'): Promise<Types.ObjectId[]> {
    const ids = entries.filter((entry) => OBJECT_ID.test(entry));
    const known = await this.repository.findMany(ids, session);
    if (known.length < new Set(ids.map((id) => id.toLowerCase())).size) throw ProblemError.field(field, 'invalid_id');
    const labels = entries.map((entry) => entry.trim()).filter((entry) => entry && !OBJECT_ID.test(entry));
    const tags = [...known];
    for (const label of labels) tags.push(await this.repository.findOrCreate(label, session));
    const unique = new Map(tags.map(({ _id }) => [String(_id), _id]));
    return [...unique.values()];
  }
}
