import type { ListDefinition } from '../../common/lists/list-definition.js';
import { FileFilter } from './dto/file.dto.js';

export const fileList = {
  filter: FileFilter,
  sort: ['createdAt', 'name'],
  defaultSort: 'createdAt',
  fields: [
    'candidateId',
    'ownerId',
    'kind',
    'originalname',
    'name',
    'mimeType',
    'size',
    'portfolio',
    'hidden',
    'title',
    'summary',
    'createdAt',
    'modifiedAt',
    'version',
  ],
} satisfies ListDefinition<FileFilter>;
