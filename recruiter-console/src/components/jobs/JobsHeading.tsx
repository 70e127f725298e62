import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCountApplicationsQuery, useCountJobsQuery } from '../../api';
import { SegmentLinks } from '../ui/Segment';
import { Text } from '../ui/Text';

/** Replaces the page title with links to jobs and applications; shows the number of pending applications. */
export function JobsHeading({ current }: { current: '/jobs' | '/jobapplications' }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { data: counts } = useCountJobsQuery({ filter: {} });
  const jobs = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const pending = useCountApplicationsQuery({}).data?.pending;
  return (
    <>
      <h1 className={visuallyHidden}>{t(current === '/jobs' ? 'layout.jobs' : 'layout.applications')}</h1>
      <SegmentLinks
        label={t('layout.jobs')}
        current={current}
        links={[
          {
            to: '/jobs',
            label: (
              <>
                <FormattedMessage id="layout.jobs" />
                <Text tone="muted">{jobs !== undefined && formatNumber(jobs)}</Text>
              </>
            ),
          },
          {
            to: '/jobapplications',
            label: (
              <>
                <FormattedMessage id="layout.applications" />
                {pending !== undefined && pending > 0 && (
                  <Text tone="accent">
                    {formatNumber(pending)}
                    <span className={visuallyHidden}>
                      {' '}
                      <FormattedMessage id="layout.pending" />
                    </span>
                  </Text>
                )}
              </>
            ),
          },
        ]}
      />
    </>
  );
}
