import { presentNamed, presentRecord, type Named } from '../../common/http/record.presenter.js';
import type { TaskResponse } from './dto/task.dto.js';
import type { TaskRecord } from './task.schema.js';

/** A task with the names of its assignee and candidate; null without one or after deletion. */
export interface NamedTask extends TaskRecord {
  assignee: Named | null;
  candidate: Named | null;
}

export const presentTask = (task: NamedTask): TaskResponse => ({
  ...presentRecord(task),
  title: task.title,
  type: task.type,
  assignedTo: task.assignedTo ? String(task.assignedTo) : null,
  assigned: task.assignee ? [presentNamed(task.assignee)] : [],
  deadline: task.deadline.toISOString(),
  description: task.description,
  completed: task.completed,
  candidateId: task.candidateId ? String(task.candidateId) : null,
  candidate: task.candidate && presentNamed(task.candidate),
});
