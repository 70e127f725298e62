import { useIntl } from 'react-intl';
import type { BulkOperationResponse } from '../../api';
import { useFolderOptions, useRecruiters } from '../../api/lookups';
import { common } from '../../i18n/common';
import { interviewStatus } from '../../i18n/labels';
import { done, progress, running, undone, type undo } from './messages';

type Action = BulkOperationResponse['action'];
export type ActionName = keyof typeof undo;

/** What an operation does, as its texts are called. */
export function nameOf(action: Action): ActionName {
  if (action.archived !== undefined) return action.archived ? 'archived' : 'unarchived';
  const names = ['addToFolders', 'removeFromFolders', 'assignedTo', 'status', 'tags'] as const;
  return names.find((name) => action[name] !== undefined) ?? 'mail';
}

const WRAPPERS = {
  ...{ waiting: progress.waiting, running: null, done: null, cancelled: progress.cancelled },
  ...{ declined: progress.declined, lapsed: progress.lapsed, failed: progress.failed },
};

/** How much of an operation is done, 0 to 1. */
export const partOf = ({ total, done: changed, skipped }: BulkOperationResponse): number =>
  total === 0 ? 1 : (changed + skipped) / total;

/** What an operation says of itself while it runs, and when it is done. */
export function useOperationText(): (operation: BulkOperationResponse) => string {
  const { formatMessage } = useIntl();
  const folders = useFolderOptions();
  const recruiters = useRecruiters();
  return ({ action, undoes, state, total, done: changed, skipped }) => {
    const { addToFolders, removeFromFolders, assignedTo, status } = action;
    const name = nameOf(action);
    // What nobody said yes to is told as what it was to be.
    const runs = ['waiting', 'running', 'declined', 'lapsed'].includes(state);
    const words = undoes ? (runs ? running.undo : undone[name]) : (runs ? running : done)[name];
    const text = formatMessage(words, {
      count: runs ? total : changed,
      folder: (addToFolders ?? removeFromFolders ?? []).map(folders.label).join(', '),
      name: assignedTo ? recruiters.label(assignedTo) : formatMessage(common.nobody).toLocaleLowerCase(),
      status: status && formatMessage(interviewStatus[status]),
    });
    const wrapper = WRAPPERS[state];
    const said = wrapper ? formatMessage(wrapper, { text }) : text;
    return runs || skipped === 0 ? said : `${said} · ${formatMessage(progress.skipped, { count: skipped })}`;
  };
}
