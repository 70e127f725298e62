import { useT } from '@byline/web-kit/i18n';
import { useIntl } from 'react-intl';
import { Text } from '../../../components/ui/Text';
import { useAppliedByLink, useViewsOfLink } from '../useLinkNumbers';

/** The apply link of a job in a campaign. */
interface LinkOf {
  campaignId: string;
  jobId: string;
}

export function AppliedByLink({ campaignId, jobId }: LinkOf) {
  const { formatNumber } = useIntl();
  const applied = useAppliedByLink(campaignId, jobId);
  return applied !== null && formatNumber(applied);
}

export function ViewsOfLink({ campaignId, jobId }: LinkOf) {
  const { formatNumber } = useIntl();
  const views = useViewsOfLink(campaignId, jobId);
  return views !== null && formatNumber(views);
}

/** Both numbers on one line, for a narrow screen. */
export function LinkNumbers({ campaignId, jobId }: LinkOf) {
  const t = useT();
  const applied = useAppliedByLink(campaignId, jobId);
  const views = useViewsOfLink(campaignId, jobId);
  if (applied === null || views === null) return null;
  return (
    <Text tone="muted" size="small">
      {`${t('jobs.applied', { count: applied })} · ${t('jobs.views', { count: views })}`}
    </Text>
  );
}
