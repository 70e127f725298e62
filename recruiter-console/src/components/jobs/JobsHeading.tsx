import { visuallyHidden } from '@byline/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { EXACT, useListApplicationsQuery, useListJobsQuery } from '../../api';
import { layout } from '../layout/messages';
import { SegmentLinks } from '../ui/Segment';
import { Text } from '../ui/Text';

const ONE = { limit: 1, prefer: EXACT } as const;

/** Where the title of a page would stand: all jobs, and the applications, of which those that wait are counted. */
export function JobsHeading({ current }: { current: '/jobs' | '/jobapplications' }) {
  const { formatMessage, formatNumber } = useIntl();
  const jobs = useListJobsQuery({ ...ONE, fields: ['title'] }).data?.totalCount;
  const waiting = useListApplicationsQuery({ ...ONE, fields: ['status'], filter: { status: ['pending'] } });
  const pending = waiting.data?.totalCount;
  return (
    <>
      <h1 className={visuallyHidden}>{formatMessage(current === '/jobs' ? layout.jobs : layout.applications)}</h1>
      <SegmentLinks
        label={formatMessage(layout.jobs)}
        current={current}
        links={[
          {
            to: '/jobs',
            label: (
              <>
                <FormattedMessage {...layout.jobs} />
                <Text tone="muted">{typeof jobs === 'number' && formatNumber(jobs)}</Text>
              </>
            ),
          },
          {
            to: '/jobapplications',
            label: (
              <>
                <FormattedMessage {...layout.applications} />
                {typeof pending === 'number' && pending > 0 && (
                  <Text tone="accent">
                    {formatNumber(pending)}
                    <span className={visuallyHidden}>
                      {' '}
                      <FormattedMessage {...layout.pending} />
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
