import { isHandheld, LastSeen, useDeviceName, useEndSessions } from '@byline/web-kit/account';
import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { Monitor, Smartphone } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
  type SessionDto,
} from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { Button } from '../../../components/ui/Button';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import style from './account-rows.module.css';
import { AccountSection } from './AccountSection';

/** The user's sessions. Ends one of them, or all others after a confirmation. */
export function Sessions() {
  const t = useT();
  const { data, error, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const { endNamed, endAll } = useEndSessions({
    endOne: (id) => endOne({ id }).unwrap(),
    endOthers: () => endOthers().unwrap(),
  });
  const sessions = data?.sessions ?? [];
  return (
    <AccountSection
      title={<FormattedMessage id="account.sessions" />}
      help={<FormattedMessage id="account.sessionsHelp" />}
    >
      {!data && error && (
        <ErrorState error={error} what={t('account.sessionsNotLoaded')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <ListSkeleton rows={2} />}
      {data && (
        <List>
          {sessions.map((session) => (
            <SessionRow key={session._id} session={session} onEnd={(name) => void endNamed(session._id, name)} />
          ))}
        </List>
      )}
      {sessions.some(({ current }) => !current) && (
        <div>
          <Button size="small" onClick={() => void endAll()}>
            <FormattedMessage id="account.endOthers" />
          </Button>
        </div>
      )}
    </AccountSection>
  );
}

function SessionRow({ session, onEnd }: { session: SessionDto; onEnd: (name: string) => void }) {
  const t = useT();
  const name = useDeviceName()(session);
  const Icon = isHandheld(session) ? Smartphone : Monitor;
  return (
    <Row as="li" gap={12} className={style.row}>
      <Icon size={16} aria-hidden="true" />
      <Stack gap={2} grow>
        <Text weight="medium">{name}</Text>
        <Text size="small" tone="muted">
          <LastSeen session={session} formatDay={formatDay} />
        </Text>
      </Stack>
      {session.current ? (
        <Tag>
          <FormattedMessage id="account.thisDevice" />
        </Tag>
      ) : (
        <Button size="small" aria-label={t('account.endNamed', { name })} onClick={() => onEnd(name)}>
          <FormattedMessage id="account.end" />
        </Button>
      )}
    </Row>
  );
}
