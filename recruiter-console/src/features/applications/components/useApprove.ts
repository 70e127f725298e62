import { useIntl } from 'react-intl';
import { useApproveApplicationsMutation, type ApplicationResponse } from '../../../api';
import { toProblem } from '@byline/web-kit/problems';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { displayName } from '../../../lib/format';
import { messages } from '../messages';
import { approvable, seen } from '../model';
import { useChangedNotice } from './useChangedNotice';

/** Asks, then approves; true when it was done. There is no way back, so there is no undo. */
export function useApprove(): (applications: readonly ApplicationResponse[]) => Promise<boolean> {
  const { formatMessage } = useIntl();
  const { confirm, showError } = useDialogs();
  const notify = useNotify();
  const changedNotice = useChangedNotice();
  const [approve] = useApproveApplicationsMutation();
  return async (applications) => {
    const open = approvable(applications);
    const count = open.length;
    const [first] = open;
    if (!first) return false;
    const yes = await confirm({
      title: formatMessage(messages.approveQuestion, { count, name: displayName(first.candidate) }),
      text: formatMessage(messages.approveText, { count }),
      action: formatMessage(messages.approve),
    });
    if (!yes) return false;
    const result = await approve({ approveRequest: { applications: seen(open) } });
    if (result.error) {
      if (!changedNotice(toProblem(result.error), open)) showError(result.error);
    } else notify(formatMessage(messages.approved, { count }));
    return !result.error;
  };
}
