import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

const pages = new Map<Type<object>, Type<object>>();

/** The class of a page of records, for the documentation: `NoteResponse` comes in a `NotePageResponse`. */
export function pageOf(Record: Type<object>): Type<object> {
  const known = pages.get(Record);
  if (known) return known;
  class Page {
    @ApiProperty({ type: [Record], description: 'The records of this page.' })
    records: object[];

    @ApiProperty({
      type: 'integer',
      nullable: true,
      example: 128,
      description: 'Records that match, or null when not counted.',
    })
    totalCount: number | null;
  }
  Object.defineProperty(Page, 'name', { value: Record.name.replace(/(ListItem)?(Response|Dto)$/, 'PageResponse') });
  pages.set(Record, Page);
  return Page;
}
