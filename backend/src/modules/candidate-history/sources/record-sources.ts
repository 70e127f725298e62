import type { HistoryAct } from '@byline/shared-types/domain';
import type { Audit } from '../../../common/audit/audit.service.js';
import type { CalendarService } from '../../calendar/calendar.service.js';
import type { FilesService } from '../../files/files.service.js';
import type { InterviewsService } from '../../interviews/interviews.service.js';
import type { NotesService } from '../../notes/notes.service.js';
import type { TasksService } from '../../tasks/tasks.service.js';
import { excerptOf } from '../excerpt.rules.js';
import type { HistorySource } from '../history-source.js';
import { auditedText, orGone } from './assessment-sources.js';
import { timelineSource } from './timeline-source.js';

/** Records that a colleague has removed for their writer. */
const removals = (kind: 'note' | 'interview', audit: Audit): HistorySource =>
  timelineSource(kind, audit.timeline({ entity: kind, action: 'removed' }), (entries) =>
    entries.map(({ at, actorId }) => ({ at, act: `${kind}_removed` as const, by: actorId, recordId: null })),
  );

export const noteSources = (notes: NotesService, audit: Audit): HistorySource[] => [
  timelineSource('note', notes.timeline, (records) =>
    records.map(({ _id, createdAt, recruiterId, description, score }) => ({
      ...{ at: createdAt, act: 'note' as const, by: recruiterId, recordId: _id },
      ...{ text: excerptOf(description), score },
    })),
  ),
  removals('note', audit),
];

/** Interviews, and appointments once they have begun. */
export const interviewSources = (
  interviews: InterviewsService,
  calendar: CalendarService,
  audit: Audit,
): HistorySource[] => [
  timelineSource('interview', interviews.timeline, (records) =>
    records.map(({ _id, createdAt, userId, type, questions }) => ({
      ...{ at: createdAt, act: 'interview' as const, by: userId, recordId: _id, title: type },
      answered: questions.filter(({ answer }) => answer.trim() !== '').length,
      asked: questions.length,
    })),
  ),
  timelineSource('interview', calendar.timeline, (items) =>
    items.map(({ _id, startDate, assignedTo, title }) => ({
      ...{ at: startDate, act: 'appointment' as const, by: assignedTo ?? undefined, recordId: _id, title },
    })),
  ),
  removals('interview', audit),
];

const TASK_ACTS: Readonly<Record<string, HistoryAct>> = {
  completed: 'task_completed',
  reopened: 'task_reopened',
  removed: 'task_removed',
};

export const taskSources = (tasks: TasksService, audit: Audit): HistorySource[] => [
  timelineSource('task', tasks.timeline, (records) =>
    records.map(({ _id, createdAt, createdBy, title }) => ({
      ...{ at: createdAt, act: 'task' as const, by: createdBy, recordId: _id, title },
    })),
  ),
  timelineSource('task', audit.timeline({ entity: 'task' }), async (entries) => {
    const existing = await tasks.existing(entries.map(({ entityId }) => entityId));
    return entries.map((entry) => ({
      at: entry.at,
      act: TASK_ACTS[entry.action] ?? ('task' as const),
      by: entry.actorId,
      recordId: orGone(existing, entry.entityId),
      title: auditedText(entry, 'title'),
    }));
  }),
];

export const fileSource = (files: FilesService): HistorySource =>
  timelineSource('file', files.timeline, (records) =>
    records.map(({ _id, createdAt, ownerId, kind, name }) => ({
      at: createdAt,
      act: kind === 'avatar' ? ('photo' as const) : kind === 'portfolio' ? ('portfolio' as const) : ('file' as const),
      by: ownerId ?? undefined,
      recordId: _id,
      title: name,
    })),
  );
