import type { ListDefinition } from '../../common/lists/list-definition.js';
import { TaskFilter } from './dto/task.dto.js';

export const taskList = {
  filter: TaskFilter,
  sort: ['deadline', 'createdAt'],
  defaultSort: 'deadline',
  fields: [
    '_id',
    'title',
    'type',
    'assignedTo',
    'assigned',
    'deadline',
    'description',
    'completed',
    'candidateId',
    'candidate',
    'createdAt',
    'modifiedAt',
    'version',
  ],
  search: 'title',
} satisfies ListDefinition<TaskFilter>;
