import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { JobResponse } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { List } from '../../../components/ui/List';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { usePeriod } from '../../../components/jobs/times';
import { Text } from '../../../components/ui/Text';
import { TitleLink } from '../../../components/ui/TitleLink';
import { countsOf } from '../counts';
import style from './JobCards.module.css';
import { JobState } from './JobState';

interface JobCardsProps {
  label: string;
  rows: readonly JobResponse[];
  loadingRows?: number;
  /** Content below the text of each job; it stands in for the number of pending applications. */
  below?: (job: JobResponse) => ReactNode;
}

export function JobCards({ label, rows, loadingRows, below }: JobCardsProps) {
  const period = usePeriod();
  if (loadingRows !== undefined) return <ListSkeleton rows={loadingRows} />;
  return (
    <List aria-label={label}>
      {rows.map((job) => {
        const { pending } = countsOf(job);
        return (
          <li key={job._id} className={style.card} data-record={job._id}>
            <Stack gap={2}>
              <Row gap={12}>
                <TitleLink large to={`/jobs/${job._id}`} lang={job.languageId}>
                  {job.title}
                </TitleLink>
                {!below && pending > 0 && (
                  <Text tone="accent" weight="medium" className={style.pending}>
                    <FormattedMessage id="jobs.pending" values={{ count: pending }} />
                  </Text>
                )}
              </Row>
              <Text tone="muted" cut>
                {job.client}
              </Text>
              <Text tone="muted" size="small">
                <JobState job={job} />
                {period(job.from, job.to) && ` · ${period(job.from, job.to)}`}
              </Text>
              {below?.(job)}
            </Stack>
          </li>
        );
      })}
    </List>
  );
}
