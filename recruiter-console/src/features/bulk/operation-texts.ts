import { type MessageId, useT } from '@byline/web-kit/i18n';
import type { BulkOperationResponse } from '../../api';
import { useFolderOptions, useRecruiters } from '../../api/lookups';
type Action = BulkOperationResponse['action'];
const CHANGES = [
  'addToFolders',
  'removeFromFolders',
  'assignedTo',
  'status',
  'tags',
  'proposal',
  'askAvailability',
] as const;
export type ActionName = (typeof CHANGES)[number] | 'archived' | 'unarchived' | 'mail';

/** The key of an operation's texts. */
export function nameOf(action: Action): ActionName {
  if (action.archived !== undefined) return action.archived ? 'archived' : 'unarchived';
  return CHANGES.find((name) => action[name] !== undefined) ?? 'mail';
}

const WRAPPERS = {
  waiting: 'bulk.waiting',
  running: null,
  done: null,
  cancelled: 'bulk.cancelled',
  declined: 'bulk.declined',
  lapsed: 'bulk.lapsed',
  failed: 'bulk.failed',
} as const;

function textOf(name: ActionName, runs: boolean, undoes: boolean): MessageId {
  if (runs) return undoes ? 'bulk.running.undo' : `bulk.running.${name}`;
  return undoes ? `bulk.undone.${name}` : `bulk.done.${name}`;
}

/** The progress of an operation, from 0 to 1. */
export const partOf = ({ total, done: changed, skipped }: BulkOperationResponse): number =>
  total === 0 ? 1 : (changed + skipped) / total;

/** The text of an operation, while it runs and afterwards. */
export function useOperationText(): (operation: BulkOperationResponse) => string {
  const t = useT();
  const folders = useFolderOptions();
  const recruiters = useRecruiters();
  return ({ action, undoes, state, total, done: changed, skipped, job }) => {
    const { addToFolders, removeFromFolders, assignedTo, status } = action;
    const name = nameOf(action);
    // Declined and lapsed operations changed nothing, so their text tells the planned change.
    const runs = ['waiting', 'running', 'declined', 'lapsed'].includes(state);
    const text = t(textOf(name, runs, undoes !== null), {
      count: runs ? total : changed,
      folder: (addToFolders ?? removeFromFolders ?? []).map(folders.label).join(', '),
      name: assignedTo ? recruiters.label(assignedTo) : t('common.nobody').toLocaleLowerCase(),
      job: job?.title ?? '',
      status: status && t(`status.${status}`),
    });
    const wrapper = WRAPPERS[state];
    const said = wrapper ? t(wrapper, { text }) : text;
    return runs || skipped === 0 ? said : `${said} · ${t('bulk.skipped', { count: skipped })}`;
  };
}
