import { useT } from '@byline/web-kit/i18n';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useRecruiters } from '../../api/lookups';
import { endViewing, RENEW_MS, useViewersQuery } from '../../api/viewers';
import { displayName } from '../../lib/format';
import { useVisible } from '../../lib/live/useVisible';
import { useDebounced } from '../../lib/useDebounced';
import { Row } from '../layout/Stack';
import { Avatar } from '../ui/Avatar';
import { Text } from '../ui/Text';

const MAX_SHOWN = 3;
/** A recruiter who walks through a list passes candidates faster than this, and looks at none of them. */
const LOOK_MS = 500;

/** The colleagues who look at the same candidate now; this user counts while the window is visible. */
function useViewers(id: string) {
  const dispatch = useDispatch();
  const visible = useVisible();
  const looked = useDebounced(id, LOOK_MS);
  const { currentData } = useViewersQuery(looked, {
    skip: !visible,
    pollingInterval: RENEW_MS,
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    if (!visible) return undefined;
    return () => endViewing(looked)(dispatch);
  }, [dispatch, looked, visible]);
  const { find } = useRecruiters();
  const viewers = looked === id ? currentData?.viewers : undefined;
  return (viewers ?? []).flatMap((viewer) => find(viewer) ?? []);
}

/** Initials of the colleagues who look at the same candidate. */
export function AlsoHere({ id, short = false }: { id: string; short?: boolean }) {
  const t = useT();
  const { formatList } = useIntl();
  const viewers = useViewers(id);
  if (viewers.length === 0) return null;
  const names = t('live.hereNames', { names: formatList(viewers.map(displayName)) });
  return (
    <Row as="span" gap={4} role="group" aria-label={names} title={names}>
      {viewers.slice(0, MAX_SHOWN).map((viewer) => (
        <Avatar key={viewer._id} person={viewer} />
      ))}
      {viewers.length > MAX_SHOWN && <Text size="small">+{viewers.length - MAX_SHOWN}</Text>}
      {!short && (
        <Text tone="muted">
          <FormattedMessage id="live.here" />
        </Text>
      )}
    </Row>
  );
}
