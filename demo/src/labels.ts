import { normalise } from '@byline/backend/common/lists/search.js';
import { listFields, sortFields } from '@byline/backend/common/lists/sort-keys.js';
import type { SourceRecord } from '@byline/backend/modules/sources/source.schema.js';
import type { TagRecord } from '@byline/backend/modules/tags/tag.schema.js';
import type { DemoDays } from './days.ts';
import { demoId } from './ids.ts';
import { stamps } from './records.ts';
import { JOB_TAGS, SOURCES, TAGS } from './vocabulary.ts';

const ALL_TAGS = [...TAGS, ...JOB_TAGS];

export const tagId = (label: string) => demoId('tag', ALL_TAGS.indexOf(label));
export const sourceId = (label: string) => demoId('source', SOURCES.indexOf(label));

export const tags = (days: DemoDays): TagRecord[] =>
  ALL_TAGS.map((label) => ({
    _id: tagId(label),
    label,
    key: normalise(label),
    ...listFields({ label }),
    ...stamps(days.at(-2_900 + 40 * ALL_TAGS.indexOf(label), 620)),
  }));

export const sources = (days: DemoDays): SourceRecord[] =>
  SOURCES.map((label) => ({
    _id: sourceId(label),
    label,
    ...sortFields({ label }),
    ...stamps(days.at(-2_990, 600 + SOURCES.indexOf(label))),
  }));
