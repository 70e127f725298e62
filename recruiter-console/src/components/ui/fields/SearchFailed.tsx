import { Button } from '../Button';
import { FormattedMessage } from 'react-intl';
import { Row } from '../../layout/Stack';
import { Text } from '../Text';

/** Replaces the results of a picker; Enter in the field retries too. */
export const SearchFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Row>
    <Text grow>
      <FormattedMessage id="common.searchFailed" />
    </Text>
    <Button size="small" tabIndex={-1} onClick={onRetry}>
      <FormattedMessage id="state.retry" />
    </Button>
  </Row>
);
