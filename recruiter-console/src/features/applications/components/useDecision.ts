import type { Problem } from '@byline/shared-types/domain';
import type { DraftOf } from '@byline/web-kit/form';
import { useNotify, type NotifyAction } from '@byline/web-kit/ui';
import type { ApplicationResponse } from '../../../api';
import type { ReasonValues } from '../model';
import { useChangedNotice, type ChangedText } from './useChangedNotice';

export interface DecisionDialogProps {
  applications: readonly ApplicationResponse[];
  onClose: () => void;
  onDone: () => void;
}

/** Keeps the typed reasons and mails as a draft for exactly these applications. */
export const decisionDraft = (
  form: 'approve' | 'declineMails',
  applications: readonly ApplicationResponse[],
): DraftOf => ({
  form,
  record: applications.map(({ _id }) => _id).join('-'),
  sends: true,
  keptOnClose: true,
});

/** The draft of the period of work of an application. */
export const workDraft = ({ _id }: ApplicationResponse): DraftOf => ({
  form: 'application-work',
  record: _id,
  shownBy: [],
});

/** Ends a decision: confirms it, or tells the user that a colleague was faster. */
export function useDecision(applications: readonly ApplicationResponse[], onClose: () => void, onDone: () => void) {
  const notify = useNotify();
  const changedNotice = useChangedNotice();
  return {
    done: (said: string, actions: readonly NotifyAction[] = []): void => {
      notify(said, { actions });
      onDone();
    },
    refused: (problem: Problem | null, text: ChangedText, typed: ReasonValues): boolean => {
      const isStale = changedNotice(problem, applications, text, typed);
      if (isStale) onClose();
      return isStale;
    },
  };
}
