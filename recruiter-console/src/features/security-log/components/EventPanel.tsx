import { X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
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
import { common } from '../../../i18n/common';
import { messages } from '../messages';
import { useEventText } from '../useEventText';

/** All that is known of an event. */
export function EventPanel({ event, onClose }: { event: SecurityEventResponse; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const text = useEventText();
  const gone = event.candidateIds.length - event.candidates.length;
  return (
    <SidePanel label={formatMessage(messages.event)} onClose={onClose}>
      <PaneHead size="bar" lined>
        <Grow />
        <IconAction icon={X} label={formatMessage(common.close)} onClick={onClose} />
      </PaneHead>
      <Scroll>
        <PaneBody gap={20}>
          <Text as="h2" size="panel">
            {text.what(event)}
          </Text>
          <Facts
            narrow
            facts={[
              [formatMessage(messages.when), text.whenInFull(event)],
              [formatMessage(messages.who), text.who(event)],
              [formatMessage(messages.about), text.about(event)],
              [formatMessage(messages.address), event.address],
              [formatMessage(messages.browser), text.browser(event)],
              [formatMessage(messages.userAgent), event.userAgent],
            ]}
          />
          {event.candidateIds.length > 0 && (
            <Stack>
              <Text as="h3" weight="semibold">
                <FormattedMessage {...messages.candidates} />
              </Text>
              <List>
                {event.candidates.map((candidate) => (
                  <li key={candidate._id}>
                    <PersonLink person={candidate} />
                  </li>
                ))}
              </List>
              {gone > 0 && <Text tone="muted">{formatMessage(messages.moreGone, { count: gone })}</Text>}
            </Stack>
          )}
        </PaneBody>
      </Scroll>
    </SidePanel>
  );
}
