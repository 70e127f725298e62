import type { Problem } from '@byline/shared-types/domain';
import type { DraftOf } from '@byline/web-kit/form';
import { type MessageId, useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
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
  const t = useT();
  const notify = useNotify();
  const changedNotice = useChangedNotice();
  return {
    done: (said: MessageId): void => {
      notify(t(said, { count: applications.length }));
      onDone();
    },
    refused: (problem: Problem | null): boolean => {
      const isStale = changedNotice(problem, applications);
      if (isStale) onClose();
      return isStale;
    },
  };
}
