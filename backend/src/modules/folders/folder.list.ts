import type { ListDefinition } from '../../common/lists/list-definition.js';
import { FolderFilter } from './dto/folder.dto.js';

export const folderList = {
  filter: FolderFilter,
  sort: ['createdAt', 'name'],
  defaultSort: 'createdAt',
  fields: ['name', 'candidatelist', 'candidateCount'],
} satisfies ListDefinition<FolderFilter>;
