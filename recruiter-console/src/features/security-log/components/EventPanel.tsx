import { useT } from '@byline/web-kit/i18n';
import { X } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { SecurityEventResponse } from '../../../api';
import { Facts } from '../../../components/candidate/Facts';
import { Grow } from '../../../components/layout/Grow';
import { PaneBody, PaneHead, Scroll } from '../../../components/layout/Pane';
import { SidePanel } from '../../../components/layout/SidePanel';
import { Stack } from '../../../components/layout/Stack';
import { PersonLink } from '../../../components/people/PersonLink';
import { IconAction } from '../../../components/ui/IconAction';
import { List } from '../../../components/ui/List';
import { Text } from '../../../components/ui/Text';
import { useEventText } from '../useEventText';

export function EventPanel({ event, onClose }: { event: SecurityEventResponse; onClose: () => void }) {
  const t = useT();
  const text = useEventText();
  const gone = event.candidateIds.length - event.candidates.length;
  return (
    <SidePanel label={t('securityLog.event')} onClose={onClose}>
      <PaneHead size="bar" lined>
        <Grow />
        <IconAction icon={X} label={t('common.close')} onClick={onClose} />
      </PaneHead>
      <Scroll>
        <PaneBody gap={20}>
          <Text as="h2" size="panel">
            {text.what(event)}
          </Text>
          <Facts
            narrow
            facts={[
              [t('securityLog.when'), text.whenInFull(event)],
              [t('securityLog.who'), text.who(event)],
              [t('securityLog.about'), text.about(event)],
              [t('securityLog.address'), event.address],
              [t('securityLog.browser'), text.browser(event)],
              [t('securityLog.userAgent'), event.userAgent],
            ]}
          />
          {event.candidateIds.length > 0 && (
            <Stack>
              <Text as="h3" weight="semibold">
                <FormattedMessage id="securityLog.candidates" />
              </Text>
              <List>
                {event.candidates.map((candidate) => (
                  <li key={candidate._id}>
                    <PersonLink person={candidate} />
                  </li>
                ))}
              </List>
              {gone > 0 && <Text tone="muted">{t('securityLog.moreGone', { count: gone })}</Text>}
            </Stack>
          )}
        </PaneBody>
      </Scroll>
    </SidePanel>
  );
}
