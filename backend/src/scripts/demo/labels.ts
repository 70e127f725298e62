import { normalise, searchFields } from '../../common/lists/search.js';
import type { SourceRecord } from '../../modules/sources/source.schema.js';
import type { TagRecord } from '../../modules/tags/tag.schema.js';
import type { DemoDays } from './days.js';
import { demoId } from './ids.js';
import { stamps } from './records.js';
import { JOB_TAGS, SOURCES, TAGS } from './vocabulary.js';

const ALL_TAGS = [...TAGS, ...JOB_TAGS];

export const tagId = (label: string) => demoId('tag', ALL_TAGS.indexOf(label));
export const sourceId = (label: string) => demoId('source', SOURCES.indexOf(label));

export const tags = (days: DemoDays): TagRecord[] =>
  ALL_TAGS.map((label) => ({
    _id: tagId(label),
    label,
    key: normalise(label),
    ...searchFields(label),
    ...stamps(days.at(-2_900 + 40 * ALL_TAGS.indexOf(label), 620)),
  }));

export const sources = (days: DemoDays): SourceRecord[] =>
  SOURCES.map((label) => ({ _id: sourceId(label), label, ...stamps(days.at(-2_990, 600 + SOURCES.indexOf(label))) }));
