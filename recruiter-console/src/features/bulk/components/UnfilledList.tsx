import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import type { UnfilledRecipientDto } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { Banner } from '../../../components/ui/Banner';
import { List } from '../../../components/ui/List';
import { Text } from '../../../components/ui/Text';

/** Names the recipients for whom a field of the mail stays empty. The mail waits for them. */
export function UnfilledList({ people }: { people: readonly UnfilledRecipientDto[] }) {
  const t = useT();
  return (
    <Stack gap={8}>
      <Banner tone="bad">
        <FormattedMessage id="bulkMail.unfilled" values={{ count: people.length }} />
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
        <FormattedMessage id="bulkMail.unfilledHelp" />
      </Text>
    </Stack>
  );
}
