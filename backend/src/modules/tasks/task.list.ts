import type { ListDefinition } from '../../common/lists/list-definition.js';
import { TaskCountFilter } from './dto/task-counts.dto.js';
import { TaskFilter, TaskResponse } from './dto/task.dto.js';

export const taskList = {
  filter: TaskFilter,
  record: TaskResponse,
  sort: ['deadline', 'createdAt'],
  defaultSort: 'deadline',
  search: 'title',
} satisfies ListDefinition<TaskFilter>;

export const taskCounts = { ...taskList, filter: TaskCountFilter } satisfies ListDefinition<TaskCountFilter>;
