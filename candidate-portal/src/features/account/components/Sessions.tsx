import { formatDashed, formatTime } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { statusOf } from '@byline/web-kit/problems';
import { useConfirm, useDialogs, useNotify } from '@byline/web-kit/ui';
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
import { Rich } from '../../../i18n/Rich';
import textStyle from '../../../components/ui/text.module.css';

/** The user's sessions. Ends one of them, or all others after a confirmation. */
export function Sessions() {
  const t = useT();
  const query = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endOne] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const { showError } = useDialogs();
  const confirm = useConfirm();
  const notify = useNotify();

  const end = async (call: Promise<unknown>, said: string): Promise<void> => {
    try {
      await call;
    } catch (error) {
      // The session has already ended by itself or from another device.
      if (statusOf(error) !== 404) return showError(error);
    }
    notify(said);
  };
  const endAll = async (): Promise<void> => {
    if (await confirm({ text: t('account.endOthersQuestion'), action: t('account.endOthers') }))
      await end(endOthers().unwrap(), t('account.othersEnded'));
  };
  return (
    <Loaded query={query} what={t('account.sessionsNotLoaded')}>
      {({ sessions }) => (
        <div>
          <ul>
            {sessions.map((session) => (
              <li key={session._id}>
                <SessionLine
                  session={session}
                  onEnd={(name) => void end(endOne({ id: session._id }).unwrap(), t('account.ended', { name }))}
                />
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
  const { browser, system, device, current } = session;
  const name =
    browser && system ? t('account.device', { browser, system }) : (browser ?? system ?? t('account.unknownDevice'));
  return (
    <Record
      icon={device === 'phone' || device === 'tablet' ? Smartphone : Monitor}
      title={name}
      mark={current && <Pill>{t('account.thisDevice')}</Pill>}
      more={<Seen session={session} />}
    >
      {!current && (
        <TextButton aria-label={t('account.endNamed', { name })} onClick={() => onEnd(name)}>
          {t('account.end')}
        </TextButton>
      )}
    </Record>
  );
}

function Seen({ session: { current, lastSeenAt } }: { session: SessionDto }) {
  const t = useT();
  if (current) return t('account.seenNow');
  if (!lastSeenAt) return t('account.neverSeen');
  const values = { day: formatDashed(lastSeenAt), time: formatTime(lastSeenAt) };
  return (
    <Rich
      message="account.seen"
      values={{ ...values, n: (words) => <span className={textStyle.nowrap}>{words}</span> }}
    />
  );
}
