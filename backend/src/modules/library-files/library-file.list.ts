import type { ListDefinition } from '../../common/lists/list-definition.js';
import { LibraryFileFilter, LibraryFileResponse } from './dto/library-file.dto.js';

export const libraryFileList = {
  filter: LibraryFileFilter,
  record: LibraryFileResponse,
  sort: ['createdAt', 'name'],
  texts: ['name'],
  defaultSort: 'name',
} satisfies ListDefinition<LibraryFileFilter>;
