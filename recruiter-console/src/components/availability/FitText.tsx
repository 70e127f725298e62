import { isOngoing } from '@byline/shared-types/domain';
import type { ApplicationResponse } from '../../api';
import { Text } from '../ui/Text';
import { useFitText } from './booking-words';
import style from './FitText.module.css';

/** Whether a job's period of work still matters for an application. */
export const saysFit = ({ fit, status }: Pick<ApplicationResponse, 'fit' | 'status'>): boolean =>
  Boolean(fit) && isOngoing(status);

/** Says whether an applicant is free in the job's period of work, as long as the application has not ended. */
export function FitText({ application }: { application: ApplicationResponse }) {
  const fitText = useFitText();
  if (!application.fit || !saysFit(application)) return null;
  return (
    <Text size="small" tone="muted" className={style.fit}>
      {fitText(application.fit)}
    </Text>
  );
}
