import { isHandheld, LastSeen, useDeviceName, useEndSessions } from '@byline/web-kit/account';
import { formatDashed } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { Monitor, Smartphone } from 'lucide-react';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
  type SessionDto,
} from '../../../api';
import { TextButton } from '../../../components/ui/Button';
import { Pill } from '../../../components/ui/Pill';
import { Record } from '../../../components/ui/Record';
import { Loaded } from '../../../components/ui/States';

/** The user's sessions. Ends one of them, or all others after a confirmation. */
export function Sessions() {
  const t = useT();
  const query = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const { endNamed, endAll } = useEndSessions({
    endOne: (id) => endOne({ id }).unwrap(),
    endOthers: () => endOthers().unwrap(),
  });
  return (
    <Loaded query={query} what={t('account.sessionsNotLoaded')}>
      {({ sessions }) => (
        <div>
          <ul>
            {sessions.map((session) => (
              <li key={session._id}>
                <SessionLine session={session} onEnd={(name) => void endNamed(session._id, name)} />
              </li>
            ))}
          </ul>
          {sessions.some(({ current }) => !current) && (
            <TextButton onClick={() => void endAll()}>{t('account.endOthers')}</TextButton>
          )}
        </div>
      )}
    </Loaded>
  );
}

function SessionLine({ session, onEnd }: { session: SessionDto; onEnd: (name: string) => void }) {
  const t = useT();
  const name = useDeviceName()(session);
  const { current } = session;
  return (
    <Record
      icon={isHandheld(session) ? Smartphone : Monitor}
      title={name}
      mark={current && <Pill>{t('account.thisDevice')}</Pill>}
      more={<LastSeen session={session} formatDay={formatDashed} />}
    >
      {!current && (
        <TextButton aria-label={t('account.endNamed', { name })} onClick={() => onEnd(name)}>
          {t('account.end')}
        </TextButton>
      )}
    </Record>
  );
}
