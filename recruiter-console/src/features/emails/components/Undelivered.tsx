import { formatDay, formatTime } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import clsx from 'clsx';
import { Clock, TriangleAlert } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { UndeliveredDto } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { Text } from '../../../components/ui/Text';
import { isTrying } from '../thread-model';
import style from './thread.module.css';

interface UndeliveredProps {
  notice: UndeliveredDto;
  candidateId: string | null;
  /** The candidate's own address. */
  ownAddress: string | undefined;
  /** Writes the mail again, to that address. */
  onSendToOwn: () => void;
}

/** Causes that another address mends. */
const OF_ADDRESS: readonly UndeliveredDto['kind'][] = ['no_such_address', 'no_such_domain'];

/** A mail did not reach a recipient: why in plain words, when, and the way on. */
export function Undelivered({ notice, candidateId, ownAddress, onSendToOwn }: UndeliveredProps) {
  const t = useT();
  const { kind, address, at } = notice;
  const waits = isTrying(notice);
  const Icon = waits ? Clock : TriangleAlert;
  const other = ownAddress?.toLowerCase() === address ? undefined : ownAddress;
  const { pathname, search } = useLocation();
  const profile = `/candidates/${candidateId}`;
  return (
    <div className={clsx(style.undelivered, waits && style.delayed)}>
      <Icon />
      <Stack gap={8}>
        <div>
          <Text as="p" weight="semibold">
            {t(`conversations.undelivered.${kind}`, { address })}
          </Text>
          <Text as="p">
            <FormattedMessage
              id={waits ? 'conversations.stillTrying' : 'conversations.serverSaid'}
              values={{ date: formatDay(at), time: formatTime(at) }}
            />
          </Text>
        </div>
        {OF_ADDRESS.includes(kind) && candidateId && (
          <Row wrap>
            {other ? (
              <Button size="small" onClick={onSendToOwn}>
                <FormattedMessage id="conversations.sendTo" values={{ address: other }} />
              </Button>
            ) : (
              <Button
                size="small"
                to={pathname === profile ? profile + search : profile}
                state={{ editsProfile: true }}
              >
                <FormattedMessage id="conversations.correctAddress" />
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </div>
  );
}
