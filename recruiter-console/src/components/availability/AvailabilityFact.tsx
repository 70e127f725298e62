import { useWaits } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { CandidateResponse } from '../../api';
import { Availability } from '../candidate/Availability';
import { Row, Stack } from '../layout/Stack';
import { IconAction } from '../ui/IconAction';
import { Text } from '../ui/Text';
import { AvailabilityDialog, availabilityDraft } from './AvailabilityDialog';
import { Bookings } from './Bookings';

/** An availability with its age and the bookings, and the button that says it anew. */
export function AvailabilityFact({ candidate }: { candidate: CandidateResponse }) {
  const t = useT();
  // Text that a reload or the end of a session interrupted is in the form again.
  const [opened, setOpened] = useState(useWaits(availabilityDraft(candidate._id)));
  return (
    <Stack as="span">
      <Row as="span" gap={4}>
        {candidate.availability ? (
          <Availability availability={candidate.availability} />
        ) : (
          <Text tone="muted">{t('setAvailability.unknown')}</Text>
        )}
        <span data-print="none">
          <IconAction icon={Pencil} label={t('setAvailability.edit')} onClick={() => setOpened(true)} />
        </span>
        {opened && <AvailabilityDialog candidate={candidate} onClose={() => setOpened(false)} />}
      </Row>
      <Bookings candidate={candidate} />
    </Stack>
  );
}
