import { useWaitingEmail } from '@byline/web-kit/account';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCancelEmailChangeMutation, useResendEmailChangeMutation, type ChangedAddress } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { Banner } from '../../../components/ui/Banner';
import { Button } from '../../../components/ui/Button';
import { Text } from '../../../components/ui/Text';

interface WaitingEmailProps {
  email: string;
  waitsFor: readonly ChangedAddress[];
}

/** A change of address that waits until both addresses confirm it. */
export function WaitingEmail({ email, waitsFor }: WaitingEmailProps) {
  const [cancel, cancelling] = useCancelEmailChangeMutation();
  const [resend, resending] = useResendEmailChangeMutation();
  const busy = cancelling.isLoading || resending.isLoading;
  const { words, again, sendAgain, drop } = useWaitingEmail(waitsFor, {
    cancel: () => cancel().unwrap(),
    resend: () => resend().unwrap(),
  });
  return (
    <Banner quiet>
      <Stack gap={8}>
        <p>
          <FormattedMessage id={words} values={{ email, b: (bold: ReactNode[]) => <strong>{bold}</strong> }} />
        </p>
        {waitsFor.includes('old') && (
          <Text as="p" size="small" tone="muted">
            <FormattedMessage id="account.noOldAddress" />
          </Text>
        )}
        <Row wrap>
          <Button size="small" disabled={busy} onClick={() => void sendAgain()}>
            {again}
          </Button>
          <Button size="small" disabled={busy} onClick={() => void drop()}>
            <FormattedMessage id="account.cancelEmail" />
          </Button>
        </Row>
      </Stack>
    </Banner>
  );
}
