import type { ListDefinition } from '../../common/lists/list-definition.js';
import { NoteFilter } from './dto/note.dto.js';

export const noteList = {
  filter: NoteFilter,
  sort: ['createdAt'],
  defaultSort: 'createdAt',
  fields: ['candidateId', 'description', 'mentions', 'score', 'recruiter', 'createdAt', 'modifiedAt', 'version'],
  search: 'the words of the description',
} satisfies ListDefinition<NoteFilter>;
