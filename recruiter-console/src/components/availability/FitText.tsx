import { isOngoing } from '@byline/shared-types/domain';
import type { ApplicationResponse } from '../../api';
import { Text } from '../ui/Text';
import { useFitText } from './booking-words';

/** Says whether an applicant is free in the job's period of work, as long as the application has not ended. */
export function FitText({ application: { fit, status } }: { application: ApplicationResponse }) {
  const fitText = useFitText();
  if (!fit || !isOngoing(status)) return null;
  const text = fitText(fit);
  return (
    <Text size="small" tone="muted" cut title={text}>
      {text}
    </Text>
  );
}
