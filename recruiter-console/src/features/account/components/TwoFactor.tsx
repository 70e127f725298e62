import { Skeleton, SkeletonBar } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetTwoFactorQuery } from '../../../api';
import { TwoFactorSteps } from '../../../components/account/TwoFactorSteps';
import { Row } from '../../../components/layout/Stack';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { AccountSection } from './AccountSection';
import { RenewCodesDialog } from './RenewCodesDialog';

/** Shows whether two-factor login is on. A colleague resets it for a user who lost the app. */
export function TwoFactor() {
  const { data, error, refetch } = useGetTwoFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  /** The open dialog. Setting up shows recovery codes after two-factor is on, so `data` does not decide which one. */
  const [dialog, setDialog] = useState<'setUp' | 'renew' | null>(null);
  const close = (): void => setDialog(null);
  return (
    <AccountSection title={<FormattedMessage id="twoFactor.title" />} help={<FormattedMessage id="twoFactor.help" />}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Skeleton>
          <SkeletonBar width={220} />
        </Skeleton>
      )}
      {data && (
        <Row wrap gap={16}>
          <Text weight="medium">
            <FormattedMessage id={data.enabled ? 'twoFactor.on' : 'twoFactor.off'} />
            {data.enabled && (
              <>
                {' · '}
                <FormattedMessage id="account.codesLeft" values={{ count: data.recoveryCodesLeft }} />
              </>
            )}
          </Text>
          <Button size="small" onClick={() => setDialog(data.enabled ? 'renew' : 'setUp')}>
            <FormattedMessage id={data.enabled ? 'twoFactor.renew' : 'twoFactor.setUp'} />
          </Button>
        </Row>
      )}
      {data?.enabled && (
        <Text as="p" size="small" tone="muted">
          <FormattedMessage id="account.byColleague" />
        </Text>
      )}
      {dialog === 'renew' && <RenewCodesDialog onClose={close} />}
      {dialog === 'setUp' && (
        <AppDialog open title={<FormattedMessage id="twoFactor.setUpLong" />} onClose={close}>
          <TwoFactorSteps onDone={close} />
        </AppDialog>
      )}
    </AccountSection>
  );
}
