import type { TaskType } from '@byline/shared-types/domain';
import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  tab: { id: 'tasks.tab', defaultMessage: 'Tasks' },
  add: { id: 'tasks.add', defaultMessage: 'New task' },
  edit: { id: 'tasks.edit', defaultMessage: 'Edit task' },
  search: { id: 'tasks.search', defaultMessage: 'Search tasks' },
  filter: { id: 'tasks.filter', defaultMessage: 'Which tasks' },
  unfinished: { id: 'tasks.unfinished', defaultMessage: 'Unfinished' },
  finished: { id: 'tasks.finished', defaultMessage: 'Finished' },
  title: { id: 'tasks.title', defaultMessage: 'Title' },
  type: { id: 'tasks.type', defaultMessage: 'Type' },
  assignedTo: { id: 'tasks.assignedTo', defaultMessage: 'Assigned to' },
  findPerson: { id: 'tasks.findPerson', defaultMessage: 'Name or email address' },
  deadline: { id: 'tasks.deadline', defaultMessage: 'Deadline' },
  description: { id: 'tasks.description', defaultMessage: 'Description' },
  save: { id: 'tasks.save', defaultMessage: 'Save task' },
  created: { id: 'tasks.task_created', defaultMessage: 'Task added' },
  updated: { id: 'tasks.task_updated', defaultMessage: 'Task changed' },
  tick: { id: 'tasks.tick', defaultMessage: 'Done: {title}' },
  done: { id: 'tasks.done', defaultMessage: 'Task finished' },
  reopened: { id: 'tasks.reopened', defaultMessage: 'Task open again' },
  more: { id: 'tasks.more', defaultMessage: 'More of the task {title}' },
  removeQuestion: { id: 'tasks.sure_remove_task', defaultMessage: 'Remove this task?' },
  removeText: { id: 'tasks.removeText', defaultMessage: 'It is gone for everybody. This can’t be undone.' },
  removed: { id: 'tasks.removed', defaultMessage: 'Task removed' },
  gone: { id: 'tasks.gone', defaultMessage: 'Somebody who left' },
  lateDays: { id: 'tasks.lateDays', defaultMessage: '{count, plural, one {# day late} other {# days late}}' },
  lateHours: { id: 'tasks.lateHours', defaultMessage: '{count, number} h late' },
  lateMinutes: { id: 'tasks.lateMinutes', defaultMessage: '{count, number} min late' },
  todayAt: { id: 'tasks.todayAt', defaultMessage: 'today {time}' },
  none: { id: 'tasks.none', defaultMessage: 'No tasks yet' },
  noneText: { id: 'tasks.noneText', defaultMessage: 'Add what there is to do for this candidate.' },
  noneMatch: { id: 'tasks.noneMatch', defaultMessage: 'No tasks match' },
  noneMatchText: { id: 'tasks.noneMatchText', defaultMessage: 'Show all tasks, or search for another title.' },
});

export const taskTypes: Record<TaskType, MessageDescriptor> = defineMessages({
  todo: { id: 'task.todo', defaultMessage: 'To do' },
  call: { id: 'task.call', defaultMessage: 'Call' },
});
