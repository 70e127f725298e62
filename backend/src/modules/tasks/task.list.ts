import type { ListDefinition } from '../../common/lists/list-definition.js';
import { TaskFilter, TaskResponse } from './dto/task.dto.js';

export const taskList = {
  filter: TaskFilter,
  record: TaskResponse,
  sort: ['deadline', 'createdAt'],
  defaultSort: 'deadline',
  search: 'title',
} satisfies ListDefinition<TaskFilter>;
