import { useT } from '@byline/web-kit/i18n';
import type { NotifyAction } from '@byline/web-kit/ui';
import type { ApplicationResponse } from '../../../api';
import { useNextStep } from '../../../components/next-step/next-step-context';
import { displayName } from '../../../lib/format';

/** Leads from an approved application to its next step: from the notice of the approval, and from its menu. */
export function useNextStepOf() {
  const t = useT();
  const offer = useNextStep();
  const open = ({ candidate, job }: ApplicationResponse): void =>
    offer({ candidateId: candidate._id, name: displayName(candidate), jobId: job._id, job: job.title });
  return {
    open,
    actionsOf: (applications: readonly ApplicationResponse[]): NotifyAction[] =>
      applications.map((application) => ({ label: t('nextStep.open'), run: () => open(application) })),
  };
}
