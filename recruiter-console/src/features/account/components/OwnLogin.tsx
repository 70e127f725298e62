import { useOwnEmail } from '@byline/web-kit/account';
import { useT } from '@byline/web-kit/i18n';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetMeQuery } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { Button } from '../../../components/ui/Button';
import { List } from '../../../components/ui/List';
import { Text } from '../../../components/ui/Text';
import style from './account-rows.module.css';
import { AccountSection } from './AccountSection';
import { EmailDialog } from './EmailDialog';
import { PasswordDialog } from './PasswordDialog';
import { WaitingEmail } from './WaitingEmail';

/** The address and the password of the login; below them, a change of address that waits for confirmation. */
export function OwnLogin() {
  const t = useT();
  const { data: me } = useGetMeQuery(undefined, { refetchOnMountOrArgChange: true });
  const email = useOwnEmail(me?.email);
  const [open, setOpen] = useState<'email' | 'password' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <AccountSection title={<FormattedMessage id="account.login" />}>
      <List>
        <Changeable
          title={<FormattedMessage id="account.email" />}
          value={email}
          action={t('account.changeEmail')}
          onChange={() => setOpen('email')}
        />
        <Changeable
          title={<FormattedMessage id="account.password" />}
          action={t('account.changePassword')}
          onChange={() => setOpen('password')}
        />
      </List>
      <div role="status">
        {me?.pendingEmail && <WaitingEmail email={me.pendingEmail} waitsFor={me.emailWaitsFor} />}
      </div>
      {open === 'email' && <EmailDialog onClose={close} />}
      {open === 'password' && <PasswordDialog email={email} onClose={close} />}
    </AccountSection>
  );
}

interface ChangeableProps {
  title: ReactNode;
  value?: string;
  /** Names the button for screen readers. */
  action: string;
  onChange: () => void;
}

const Changeable = ({ title, value, action, onChange }: ChangeableProps) => (
  <Row as="li" gap={12} className={style.row}>
    <Stack gap={2} grow>
      <Text weight="medium">{title}</Text>
      {value && (
        <Text size="small" tone="muted" asTyped>
          {value}
        </Text>
      )}
    </Stack>
    <Button size="small" aria-label={action} onClick={onChange}>
      <FormattedMessage id="account.change" />
    </Button>
  </Row>
);
