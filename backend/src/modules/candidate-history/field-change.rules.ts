import { isDeepStrictEqual } from 'node:util';
import { HISTORY_GAP_MS, WORK_TEXT_NAMES, type SaidAvailability } from '@byline/shared-types/domain';
import type { FieldChange } from './history-source.js';

interface StoredChange {
  field: string;
  from: unknown;
  to: unknown;
}

/** Status and archive are entries of their own. */
export const STAGE_FIELDS = ['status', 'archived'];

/** Long texts, which an entry names without quoting them. */
const LONG_TEXTS = ['info', 'moreAboutYourself', 'resumeSummary', ...WORK_TEXT_NAMES];
/** The period of work of an application. */
export const WORK_FIELD = 'work';
/** Longer texts are named without their words too. */
const SHORT_ENOUGH = 120;

/** Fields within which each part counts as a field of its own. */
const NESTED = ['candidateInfo', 'skillSet'];

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const quotable = (value: unknown): value is FieldChange['from'] =>
  value === null ||
  ['number', 'boolean'].includes(typeof value) ||
  (typeof value === 'string' && value.length <= SHORT_ENOUGH);

function changesWithin({ field, from, to }: StoredChange): StoredChange[] {
  if (!NESTED.includes(field)) return [{ field, from, to }];
  const [before, after] = [partsOf(from), partsOf(to)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((name) => ({ field: name, from: before[name] ?? null, to: after[name] ?? null }))
    .filter((change) => !isDeepStrictEqual(change.from, change.to))
    .flatMap(changesWithin);
}

/** An id of the database as text. */
const readable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'toHexString' in value
    ? (value as { toHexString: () => string }).toHexString()
    : value;

/** The parts of an availability that somebody said; null before the first time. */
function saidOf(value: unknown): SaidAvailability | null {
  if (value === null) return null;
  const { state, from, until, daysPerWeek, hoursPerWeek, weekdays, away, noticeDays } = value as SaidAvailability;
  return { state, from, until, daysPerWeek, hoursPerWeek, weekdays, away, noticeDays };
}

function present({ field, ...values }: StoredChange): FieldChange {
  if (field === WORK_FIELD) return { field, work: values as FieldChange['work'] };
  if (field === 'availability') return { field, availability: { from: saidOf(values.from), to: saidOf(values.to) } };
  const [from, to] = [readable(values.from), readable(values.to)];
  return quotable(from) && quotable(to) && !LONG_TEXTS.includes(field) ? { field, from, to } : { field };
}

/**
 * The fields of the profile that entries, oldest first, have changed. A field that ends as it began is only named, and only if no
 * other field changed.
 */
export function fieldChanges(entries: readonly { changes: readonly StoredChange[] }[]): FieldChange[] {
  const changed = new Map<string, StoredChange>();
  for (const change of entries.flatMap(({ changes }) => changes).flatMap(changesWithin)) {
    if (STAGE_FIELDS.includes(change.field)) continue;
    const first = changed.get(change.field) ?? change;
    changed.set(change.field, { ...change, from: first.from });
  }
  const fields = [...changed.values()];
  const lasting = fields.filter(({ from, to }) => !isDeepStrictEqual(from, to));
  return lasting.length > 0 ? lasting.map(present) : fields.map(({ field }) => ({ field }));
}

interface Entry {
  at: Date;
  actorId: unknown;
  entityId: unknown;
}

/** Changes of one record by one person, newest first; no other change of it by them is within five minutes of them. */
export type ChangeGroup<E> = [newest: E, ...older: E[]];

/**
 * Collects the entries of a list, newest first, into groups, as they come. The caller sees when a group is closed, that is when no older
 * entry can belong to it.
 */
export class ChangeGroups<E extends Entry> {
  readonly groups: ChangeGroup<E>[] = [];
  private readonly latest = new Map<string, { at: number; group: ChangeGroup<E> }>();

  add(entry: E): void {
    const key = `${String(entry.actorId)} ${String(entry.entityId)}`;
    const last = this.latest.get(key);
    const at = entry.at.getTime();
    if (last && last.at - at <= HISTORY_GAP_MS) {
      last.group.push(entry);
      last.at = at;
      return;
    }
    const group: ChangeGroup<E> = [entry];
    this.groups.push(group);
    this.latest.set(key, { at, group });
  }

  /** Whether an entry at this moment, or an older one, cannot belong to these groups. */
  static closed(groups: readonly ChangeGroup<Entry>[], at: Date): boolean {
    return groups.every((group) => (group.at(-1)?.at.getTime() ?? 0) - at.getTime() > HISTORY_GAP_MS);
  }
}
