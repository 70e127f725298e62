import { useT } from '@byline/web-kit/i18n';
import { Page } from '../../components/layout/Page';
import { Boundary } from '../../components/ui/States';
import { AvailabilityStats } from '../../features/statistics/components/AvailabilityStats';
import { useTitle } from '../../lib/useTitle';

export function Component() {
  useTitle(useT()('statistics.title'));
  return (
    <Page>
      <Boundary>
        <AvailabilityStats />
      </Boundary>
    </Page>
  );
}
