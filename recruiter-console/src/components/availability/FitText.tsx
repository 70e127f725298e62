import { isOngoing } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import type { ApplicationResponse } from '../../api';
import { Text } from '../ui/Text';
import { useFitText } from './booking-words';
import style from './FitText.module.css';

/** Whether a job's period of work still matters for an application. */
export const saysFit = ({ fit, status }: Pick<ApplicationResponse, 'fit' | 'status'>): boolean =>
  Boolean(fit) && isOngoing(status);

/** Says whether an applicant is free in the job's period of work, as long as the application has not ended. An archived one counts as nobody who is free. */
export function FitText({ application }: { application: ApplicationResponse }) {
  const t = useT();
  const fitText = useFitText();
  if (!application.fit || !saysFit(application)) return null;
  return (
    <Text size="small" tone="muted" className={style.fit}>
      {application.isArchived ? t('status.archived') : fitText(application.fit)}
    </Text>
  );
}
