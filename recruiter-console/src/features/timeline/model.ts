import type { HistoryAct, HistoryKind } from '@byline/shared-types/domain';
import { today } from '@byline/web-kit/dates';
import {
  Briefcase,
  CalendarDays,
  CircleDot,
  File,
  FileCheck,
  ListTodo,
  Mail,
  Merge,
  MessagesSquare,
  Pencil,
  Star,
  StickyNote,
  TriangleAlert,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import type { HistoryEntryDto } from '../../api';
import { appointmentAddress } from '../../lib/appointments';

const KIND_ICONS: Record<HistoryKind, LucideIcon> = {
  mail: Mail,
  note: StickyNote,
  stage: CircleDot,
  application: Briefcase,
  interview: MessagesSquare,
  score: Star,
  test: FileCheck,
  task: ListTodo,
  file: File,
  change: Pencil,
};
const ACT_ICONS: Partial<Record<HistoryAct, LucideIcon>> = {
  mail_failed: TriangleAlert,
  appointment: CalendarDays,
  appointment_moved: CalendarDays,
  registered: UserPlus,
  added: UserPlus,
  merged: Merge,
  separated: Merge,
};

export const iconOf = ({ act, kind }: HistoryEntryDto): LucideIcon => ACT_ICONS[act] ?? KIND_ICONS[kind];

export interface TimelineDay {
  /** `YYYY-MM-DD` at the agency. */
  day: string;
  entries: HistoryEntryDto[];
}

/** The entries of each day, in their order. */
export function byDay(entries: readonly HistoryEntryDto[]): TimelineDay[] {
  const days: TimelineDay[] = [];
  for (const entry of entries) {
    const day = today(new Date(entry.at));
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

const TABS: Partial<Record<HistoryKind, string>> = {
  note: 'notes',
  interview: 'interviews',
  score: 'scorecards',
  test: 'tests',
  task: 'tasks',
};

/** Where the record of an entry opens, from the address of the candidate; undefined for one that is gone or has no place of its own. */
export function addressOf(entry: HistoryEntryDto, params: URLSearchParams): string | undefined {
  const { kind, act, recordId, jobId, conversationId, at, changes } = entry;
  if (jobId) return `/jobs/${jobId}`;
  if (!recordId) return undefined;
  if (act === 'appointment' || act === 'appointment_moved') {
    const start = changes.find(({ field }) => field === 'startDate')?.to ?? at;
    return appointmentAddress({ _id: recordId, startDate: String(start) });
  }
  const tab = kind === 'mail' ? 'mail' : TABS[kind];
  if (!tab) return undefined;
  const next = new URLSearchParams(params);
  for (const name of ['mail', 'conversation', 'record']) next.delete(name);
  next.set('tab', tab);
  if (kind !== 'mail') next.set('record', recordId);
  else if (conversationId) next.set('conversation', conversationId);
  else next.set('mail', recordId);
  return `?${next.toString()}`;
}
