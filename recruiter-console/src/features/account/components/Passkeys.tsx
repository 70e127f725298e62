import { MAX_PASSKEYS } from '@byline/shared-types/domain';
import { formatDay, formatTime } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { Skeleton, SkeletonBar } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListPasskeysQuery, type PasskeyResponse } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { MoreMenu } from '../../../components/ui/MoreMenu';
import { ErrorState } from '../../../components/ui/States';
import { Text } from '../../../components/ui/Text';
import { AccountSection } from './AccountSection';
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './PasskeyDialogs';

type Opened = { kind: 'add' } | { kind: 'rename' | 'remove'; passkey: PasskeyResponse };

/** The user's passkeys. A passkey logs in without a password (docs/domain/accounts.md#passkeys). */
export function Passkeys() {
  const { data, error, refetch } = useListPasskeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const passkeys = data?.passkeys ?? [];
  return (
    <AccountSection title={<FormattedMessage id="passkeys.title" />} help={<FormattedMessage id="passkeys.help" />}>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Skeleton>
          <SkeletonBar width={220} />
        </Skeleton>
      )}
      {data && passkeys.length === 0 && (
        <p>
          <FormattedMessage id="passkeys.none" />
        </p>
      )}
      {passkeys.length > 0 && (
        <List>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} onOpen={(kind) => setOpened({ kind, passkey })} />
          ))}
        </List>
      )}
      {data && <Adding full={passkeys.length >= MAX_PASSKEYS} onAdd={() => setOpened({ kind: 'add' })} />}
      {opened?.kind === 'add' && <AddPasskeyDialog onClose={close} />}
      {opened?.kind === 'rename' && <RenamePasskeyDialog passkey={opened.passkey} onClose={close} />}
      {opened?.kind === 'remove' && <RemovePasskeyDialog passkey={opened.passkey} onClose={close} />}
    </AccountSection>
  );
}

interface PasskeyRowProps {
  passkey: PasskeyResponse;
  onOpen: (kind: 'rename' | 'remove') => void;
}

function PasskeyRow({ passkey: { name, createdAt, lastUsedAt }, onOpen }: PasskeyRowProps) {
  const t = useT();
  return (
    <Row as="li" gap={12}>
      <KeyRound size={16} aria-hidden="true" />
      <Stack gap={2} grow>
        <Text weight="medium">{name}</Text>
        <Text size="small" tone="muted">
          {lastUsedAt ? (
            <FormattedMessage
              id="passkeys.used"
              values={{ day: formatDay(lastUsedAt), time: formatTime(lastUsedAt) }}
            />
          ) : (
            <FormattedMessage id="passkeys.made" values={{ day: formatDay(createdAt) }} />
          )}
        </Text>
      </Stack>
      <MoreMenu
        label={t('passkeys.more', { name })}
        entries={[
          { id: 'rename', label: t('passkeys.rename'), onClick: () => onOpen('rename') },
          { id: 'remove', label: t('common.remove'), onClick: () => onOpen('remove') },
        ]}
      />
    </Row>
  );
}

/** The button, or the reason why the user cannot add a passkey. */
function Adding({ full, onAdd }: { full: boolean; onAdd: () => void }) {
  const reason = !('PublicKeyCredential' in window) ? 'passkeys.unknownHere' : full ? 'passkeys.full' : null;
  if (reason)
    return (
      <Text as="p" size="small" tone="muted">
        <FormattedMessage id={reason} />
      </Text>
    );
  return (
    <div>
      <Button size="small" onClick={onAdd}>
        <Plus />
        <FormattedMessage id="passkeys.add" />
      </Button>
    </div>
  );
}
