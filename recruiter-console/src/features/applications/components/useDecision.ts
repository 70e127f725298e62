import type { Problem } from '@byline/shared-types/domain';
import type { DraftOf } from '@byline/web-kit/form';
import { useNotify } from '@byline/web-kit/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { ApplicationResponse } from '../../../api';
import { useChangedNotice } from './useChangedNotice';

export interface DecisionDialogProps {
  applications: readonly ApplicationResponse[];
  onClose: () => void;
  onDone: () => void;
}

/** What is typed about a decision is kept for these applications. */
export const decisionDraft = (
  form: 'approve' | 'declineMails',
  applications: readonly ApplicationResponse[],
): DraftOf => ({
  form,
  record: applications.map(({ _id }) => _id).join('-'),
});

/** How a decision ends: it is said, or somebody else was first. */
export function useDecision(applications: readonly ApplicationResponse[], onClose: () => void, onDone: () => void) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const changedNotice = useChangedNotice();
  return {
    done: (said: MessageDescriptor): void => {
      notify(formatMessage(said, { count: applications.length }));
      onDone();
    },
    refused: (problem: Problem | null): boolean => {
      const isStale = changedNotice(problem, applications);
      if (isStale) onClose();
      return isStale;
    },
  };
}
