import { useT } from '@byline/web-kit/i18n';
import { useDeleteApplicationMutation, type ApplicationResponse } from '../../../api';
import { displayName } from '../../../lib/format';
import { useRemoval } from '../../../lib/useRemoval';

/** Deletes an application after a confirmation (docs/domain/recruiting.md#applying). */
export function useRemoveApplication(): (application: ApplicationResponse) => void {
  const t = useT();
  const removal = useRemoval();
  const [remove] = useDeleteApplicationMutation();
  return ({ _id: id, candidate, job }) => {
    const name = displayName(candidate);
    void removal({
      question: t('applications.removeQuestion', { name }),
      text: t('applications.removeText', { job: job.title }),
      action: t('common.delete'),
      remove: () => remove({ id }),
      done: t('applications.removed', { name }),
      success: true,
    });
  };
}
