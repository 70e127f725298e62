import { useT } from '@byline/web-kit/i18n';
import { useDeleteApplicationMutation, type ApplicationResponse } from '../../../api';
import { TextButton } from '../../../components/ui/Button';
import { useRemoval } from '../../../components/ui/useRemoval';

/** Withdraws a pending application after a question (docs/domain/recruiting.md#withdrawing). */
export function Withdraw({ application }: { application: ApplicationResponse }) {
  const t = useT();
  const removal = useRemoval();
  const [remove] = useDeleteApplicationMutation();
  const { title: job } = application.job;
  const withdraw = (): Promise<boolean> =>
    removal({
      question: t('applications.deleteQuestion', { job }),
      action: t('applications.deleteAction'),
      remove: () => remove({ id: application._id }).unwrap(),
      removed: t('applications.deleted'),
    });
  return (
    <TextButton aria-label={t('applications.delete', { job })} onClick={() => void withdraw()}>
      {t('applications.deleteAction')}
    </TextButton>
  );
}
