import type { ListDefinition } from '../../common/lists/list-definition.js';
import { FileFilter, FileResponse } from './dto/file.dto.js';

export const fileList = {
  filter: FileFilter,
  record: FileResponse,
  sort: ['createdAt', 'name'],
  texts: ['name'],
  defaultSort: 'createdAt',
} satisfies ListDefinition<FileFilter>;
