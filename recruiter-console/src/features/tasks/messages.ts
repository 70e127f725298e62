import type { TaskType } from '@byline/shared-types/domain';
import type { MessageDescriptor } from 'react-intl';
import { common } from '../../i18n/common';
import { defineMessages } from '../../i18n/define';
import type { Which } from './list-state';
import type { Group } from './model';

export const messages = defineMessages({
  tab: { id: 'tasks.tab', defaultMessage: 'Tasks' },
  add: { id: 'tasks.add', defaultMessage: 'New task' },
  edit: { id: 'tasks.edit', defaultMessage: 'Edit task' },
  search: { id: 'tasks.search', defaultMessage: 'Search tasks' },
  filter: { id: 'tasks.filter', defaultMessage: 'Which tasks' },
  whose: { id: 'tasks.whose', defaultMessage: 'Whose tasks' },
  mine: { id: 'tasks.mine', defaultMessage: 'Mine' },
  everyone: { id: 'tasks.everyone', defaultMessage: 'Everyone' },
  allTypes: { id: 'tasks.allTypes', defaultMessage: 'All types' },
  title: { id: 'tasks.title', defaultMessage: 'Title' },
  type: { id: 'tasks.type', defaultMessage: 'Type' },
  assignedTo: { id: 'tasks.assignedTo', defaultMessage: 'Assigned to' },
  findPerson: { id: 'tasks.findPerson', defaultMessage: 'Name or email address' },
  candidate: { id: 'tasks.candidate', defaultMessage: 'Candidate' },
  findCandidate: { id: 'tasks.findCandidate', defaultMessage: 'Name' },
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
  noneYetText: { id: 'tasks.noneYetText', defaultMessage: 'Add what there is to do, for whom and by when.' },
  allDone: { id: 'tasks.allDone', defaultMessage: 'Everything is done' },
  allDoneText: { id: 'tasks.allDoneText', defaultMessage: 'New tasks appear here until they are ticked off.' },
  until: { id: 'tasks.until', defaultMessage: 'until {day}' },
  missing: { id: 'tasks.missing', defaultMessage: 'This task does not exist' },
  missingText: { id: 'tasks.missingText', defaultMessage: 'It was removed, or the link is wrong.' },
  noneMatch: { id: 'tasks.noneMatch', defaultMessage: 'No tasks match' },
  noneMatchText: { id: 'tasks.noneMatchText', defaultMessage: 'Show all tasks, or search for another title.' },
});

export const taskTypes: Record<TaskType, MessageDescriptor> = defineMessages({
  todo: { id: 'task.todo', defaultMessage: 'To do' },
  call: { id: 'task.call', defaultMessage: 'Call' },
});

export const whichNames: Record<Which, MessageDescriptor> = {
  ...defineMessages({
    unfinished: { id: 'tasks.unfinished', defaultMessage: 'Unfinished' },
    finished: { id: 'tasks.finished', defaultMessage: 'Finished' },
  }),
  all: common.all,
};

export const groupNames: Record<Group, MessageDescriptor> = defineMessages({
  overdue: { id: 'tasks.overdue', defaultMessage: 'Overdue' },
  today: { id: 'tasks.today', defaultMessage: 'Today' },
  week: { id: 'tasks.week', defaultMessage: 'This week' },
  later: { id: 'tasks.later', defaultMessage: 'Later' },
});
