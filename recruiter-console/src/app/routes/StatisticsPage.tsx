import { useT } from '@byline/web-kit/i18n';
import { Page } from '../../components/layout/Page';
import { Boundary } from '../../components/ui/States';
import { Statistics } from '../../features/statistics/components/Statistics';
import { useTitle } from '../../lib/useTitle';

export function Component() {
  useTitle(useT()('statistics.title'));
  return (
    <Page>
      <Boundary>
        <Statistics />
      </Boundary>
    </Page>
  );
}
