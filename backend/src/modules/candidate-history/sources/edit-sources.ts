import type { Audit } from '../../../common/audit/audit.service.js';
import type { CalendarService } from '../../calendar/calendar.service.js';
import type { NotesService } from '../../notes/notes.service.js';
import { fieldChanges } from '../field-change.rules.js';
import type { HistorySource } from '../history-source.js';
import { orGone } from './assessment-sources.js';
import { groupedSource } from './grouped-source.js';

/** Changes of notes, without their words. */
export const noteEditSource = (notes: NotesService, audit: Audit): HistorySource =>
  groupedSource('note', audit, { entity: 'note', action: 'changed' }, async (groups) => {
    const existing = await notes.existing(groups.map(([{ entityId }]) => entityId));
    return groups.map(([{ entityId }]) => ({ act: 'note_changed', recordId: orGone(existing, entityId) }));
  });

/** Appointments that were moved, each with its first old start and its last new one. */
export const appointmentMoveSource = (calendar: CalendarService, audit: Audit): HistorySource =>
  groupedSource('interview', audit, { entity: 'appointment', action: 'moved' }, async (groups) => {
    const titles = await calendar.titlesOf(groups.map(([{ entityId }]) => entityId));
    return groups.map((group) => {
      const { entityId } = group[0];
      const title = titles.get(String(entityId));
      return {
        ...{ act: 'appointment_moved', recordId: title === undefined ? null : entityId, title: title ?? null },
        changes: fieldChanges(group.toReversed()),
      };
    });
  });
