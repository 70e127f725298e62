import type { ListDefinition } from '../../common/lists/list-definition.js';
import { FolderFilter, FolderResponse } from './dto/folder.dto.js';

export const folderList = {
  filter: FolderFilter,
  record: FolderResponse,
  sort: ['createdAt', 'name'],
  texts: ['name'],
  defaultSort: 'createdAt',
} satisfies ListDefinition<FolderFilter>;
