import type { ListDefinition } from '../../common/lists/list-definition.js';
import { NoteFilter, NoteResponse } from './dto/note.dto.js';

export const noteList = {
  filter: NoteFilter,
  record: NoteResponse,
  sort: ['createdAt'],
  defaultSort: 'createdAt',
  search: 'the words of the description',
} satisfies ListDefinition<NoteFilter>;
