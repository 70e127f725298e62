import { useT } from '@byline/web-kit/i18n';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { UnfilledRecipientDto } from '../../api';
import { Row, Stack } from '../layout/Stack';
import { Banner } from '../ui/Banner';
import { List } from '../ui/List';
import { Text } from '../ui/Text';

interface UnfilledListProps {
  people: readonly UnfilledRecipientDto[];
  /** Scrolls to the list when it appears, as the answer to a press on a button. */
  reveals?: boolean;
}

/** Names the recipients for whom a field of the mail stays empty. The mail waits for them. */
export function UnfilledList({ people, reveals = false }: UnfilledListProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reveals) list.current?.scrollIntoView({ block: 'nearest' });
  }, [reveals]);
  return (
    <div ref={list}>
      <Stack gap={8}>
        <Banner tone="bad">
          <FormattedMessage id="mailField.unfilled" values={{ count: people.length }} />
        </Banner>
        <List>
          {people.map(({ candidateId, name, fields }) => (
            <Row as="li" key={candidateId}>
              <Text grow cut>
                {name}
              </Text>
              <Text tone="muted">{fields.map((field) => t(`mailField.${field}`)).join(', ')}</Text>
            </Row>
          ))}
        </List>
        <Text as="p" tone="muted">
          <FormattedMessage id="mailField.unfilledHelp" />
        </Text>
      </Stack>
    </div>
  );
}
