import { isDeepStrictEqual } from 'node:util';
import {
  BULK_MAIL_HOLD_SECONDS,
  BULK_UNDO_MINUTES,
  OPEN_BULK_STATES,
  type BulkState,
  type BulkStatus,
  type InterviewStatus,
  type Language,
} from '@byline/shared-types/domain';

/** Pure rules: the changes of an operation to a candidate, and their undo. Ids are text. */

/** The action on each candidate: one of these. */
export interface BulkAction {
  addToFolders?: string[];
  removeFromFolders?: string[];
  assignedTo?: string | null;
  status?: BulkStatus;
  tags?: { add?: string[]; remove?: string[] };
  archived?: boolean;
  mail?: BulkMail;
  proposal?: BulkProposal;
  askAvailability?: true;
}

/** A proposal for a job; `tell`: each candidate gets a mail about it. */
export interface BulkProposal {
  jobId: string;
  tell: boolean;
}

export interface BulkMail {
  subject: string;
  message: string;
  /** ISO 8601; null or absent: at once. */
  scheduledAt?: string | null;
  /** The texts for candidates with these languages. */
  translations?: { language: Language; subject: string; message: string }[];
  /** The chosen files, by id. */
  attachments?: string[];
  templateId?: string;
}

export interface CandidateState {
  status: InterviewStatus;
  archived: boolean;
  assignedTo: string | null;
  tags: string[];
  folders: string[];
}

/** The change of one candidate. */
export type Delta =
  | { field: 'status' | 'archived' | 'assignedTo'; from: unknown; to: unknown }
  | { field: 'tags' | 'folders'; added: string[]; removed: string[] };

const ACTIONS = [
  'addToFolders',
  'removeFromFolders',
  'assignedTo',
  'status',
  'tags',
  'archived',
  'mail',
  'proposal',
  'askAvailability',
] as const;

/** The actions in a request; a valid request has one. */
export const actionsIn = (action: BulkAction): (keyof BulkAction)[] =>
  ACTIONS.filter((name) => action[name] !== undefined);

const setDelta = (
  field: 'tags' | 'folders',
  had: readonly string[],
  { add = [], remove = [] }: { add?: string[]; remove?: string[] },
): Delta | null => {
  const added = add.filter((id) => !had.includes(id));
  const removed = remove.filter((id) => had.includes(id));
  return added.length + removed.length > 0 ? { field, added, removed } : null;
};

/** The change that an action makes; null without one. */
export function deltaOf(action: BulkAction, state: CandidateState): Delta | null {
  const { addToFolders, removeFromFolders, tags } = action;
  if (addToFolders) return setDelta('folders', state.folders, { add: addToFolders });
  if (removeFromFolders) return setDelta('folders', state.folders, { remove: removeFromFolders });
  if (tags) return setDelta('tags', state.tags, tags);
  const field = (['status', 'archived', 'assignedTo'] as const).find((name) => action[name] !== undefined);
  if (!field) throw new Error('an action that changes no candidate');
  return action[field] === state[field] ? null : { field, from: state[field], to: action[field] };
}

/** Whether a candidate is still as a change left them (docs/domain/bulk.md#undo). */
function isUnchangedSince(delta: Delta, state: CandidateState): boolean {
  if (!('added' in delta)) return isDeepStrictEqual(state[delta.field], delta.to);
  const has = (id: string): boolean => state[delta.field].includes(id);
  return delta.added.every(has) && !delta.removed.some(has);
}

/** The change that undoes an effect; null when the candidate has changed since. */
export function reverseDelta(effect: Delta | object | null, state: CandidateState): Delta | null {
  if (!effect || !('field' in effect) || !isUnchangedSince(effect, state)) return null;
  return 'added' in effect
    ? { ...effect, added: effect.removed, removed: effect.added }
    : { ...effect, from: effect.to, to: effect.from };
}

/** The changed field with its new value. */
export function fieldAfter(delta: Delta, state: CandidateState): Partial<CandidateState> {
  if (!('added' in delta)) return { [delta.field]: delta.to };
  const kept = state[delta.field].filter((id) => !delta.removed.includes(id));
  return { [delta.field]: [...kept, ...delta.added] };
}

/** Whether an operation mails its candidates. */
export const sendsMail = ({ mail, proposal, askAvailability }: BulkAction): boolean =>
  mail !== undefined || proposal?.tell === true || askAvailability === true;

/** Whether a mail to many needs approval; archived candidates count. */
export const needsApproval = (action: BulkAction, meant: number, above: number): boolean =>
  sendsMail(action) && meant > above;

export const isOpen = ({ state }: { state: BulkState }): boolean => OPEN_BULK_STATES.some((open) => open === state);

interface Ended {
  state: BulkState;
  done: number;
  undoneBy: unknown;
  undoableUntil: Date | null;
}

export const isUndoable = (operation: Ended, now = Date.now()): boolean =>
  !isOpen(operation) &&
  operation.done > 0 &&
  operation.undoneBy === null &&
  (operation.undoableUntil?.getTime() ?? 0) > now;

/** The end of the undo for an operation that ends now: mails until they leave, an undo never. */
export function undoableUntil(
  { undoes, action }: { undoes: unknown; action: BulkAction },
  now = Date.now(),
): Date | null {
  if (undoes) return null;
  const { mail } = action;
  if (sendsMail(action) && !mail?.scheduledAt) return new Date(now + BULK_MAIL_HOLD_SECONDS * 1_000);
  const minutes = now + BULK_UNDO_MINUTES * 60_000;
  return new Date(Math.max(minutes, mail?.scheduledAt ? Date.parse(mail.scheduledAt) : 0));
}
