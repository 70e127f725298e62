import { useIntl } from 'react-intl';
import { Page } from '../../components/layout/Page';
import { Boundary } from '../../components/ui/States';
import { Statistics } from '../../features/statistics/components/Statistics';
import { messages } from '../../features/statistics/messages';
import { useTitle } from '../../lib/useTitle';

/** `/settings/stats`: registrations by period or postal code. */
export function Component() {
  useTitle(useIntl().formatMessage(messages.title));
  return (
    <Page>
      <Boundary>
        <Statistics />
      </Boundary>
    </Page>
  );
}
