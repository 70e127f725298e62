import { formatDay } from '@byline/web-kit/dates';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useGetJobQuery } from '../../../api';
import { Icon } from '../../../components/ui/Icon';
import { messages, timeStates } from '../messages';

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
        <div className="head bar line">
          <Button size="small" variant="text" component={Link} to="/jobapplications">
            <Icon name="back" />
            <FormattedMessage {...messages.all} />
          </Button>
        </div>
      )}
      <div className="head" style={{ minHeight: 72 }}>
        <div className="grow">
          <h1 className="t-l">
            <FormattedMessage {...messages.title} />
          </h1>
          {jobId !== null && (
            <p className="sub cut" style={{ minHeight: 20 }}>
              {job && [job.title, ...(facts ?? [])].join(' · ')}
            </p>
          )}
        </div>
      </div>
    </>
  );
}
