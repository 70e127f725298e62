import { formatDay } from '@byline/web-kit/dates';
import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useGetJobQuery } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { Text } from '../../../components/ui/Text';
import { messages, timeStates } from '../messages';
import style from './JobHead.module.css';

/** Title of the page; for one job with its title, client and dates above. */
export function JobHead({ jobId }: { jobId: string | null }) {
  const { formatMessage } = useIntl();
  const { data: job } = useGetJobQuery({ id: jobId ?? '' }, { skip: jobId === null });
  const dates = job && [job.from, job.to].map((day) => formatDay(day)).join(' – ');
  const facts = job && [
    job.client,
    ...(job.timeState === 'none' ? [] : [formatMessage(timeStates[job.timeState]), dates]),
  ];
  return (
    <>
      {jobId !== null && (
        <PaneHead size="bar" lined>
          <Button size="small" variant="text" component={Link} to="/jobapplications">
            <ArrowLeft />
            <FormattedMessage {...messages.all} />
          </Button>
        </PaneHead>
      )}
      <PaneHead size="tall">
        <Grow as="div">
          <Text as="h1" size="page">
            <FormattedMessage {...messages.title} />
          </Text>
          {jobId !== null && (
            <Text as="p" tone="muted" cut className={style.job}>
              {job && [job.title, ...(facts ?? [])].join(' · ')}
            </Text>
          )}
        </Grow>
      </PaneHead>
    </>
  );
}
