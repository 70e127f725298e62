import { formatDay, today } from '@byline/web-kit/dates';
import { DAY_MS } from '@byline/shared-types/domain';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import type { JobResponse } from '../../../api';
import { closingIn, timeStateOf } from '../../../components/jobs/times';
import { Banner } from '../../../components/ui/Banner';
import { useCloseJob } from '../useCloseJob';
import style from './JobStanding.module.css';

/** Tells that a recruiter closed the job, or that its links close soon, with what to do about it. */
export function JobStanding({ job }: { job: JobResponse }) {
  const { reopen } = useCloseJob();
  const { from, to, closedAt } = job;
  if (closedAt) {
    // After its last day the job would stay closed.
    const opens = timeStateOf(from, to) !== 'finished';
    return (
      <div className={style.standing}>
        <Banner
          quiet
          action={
            opens && (
              <Button size="small" onClick={() => void reopen(job)}>
                <FormattedMessage id="jobs.reopen" />
              </Button>
            )
          }
        >
          <FormattedMessage id="jobs.closedOn" values={{ date: formatDay(closedAt) }} />
        </Banner>
      </div>
    );
  }
  if (!to || closingIn(job) === null) return null;
  const next = today(new Date(Date.parse(to) + DAY_MS));
  return (
    <div className={style.standing}>
      <Banner
        quiet
        action={
          <Button size="small" to={`/jobs/${job._id}?panel=edit`}>
            <FormattedMessage id="jobs.changeEnd" />
          </Button>
        }
      >
        <FormattedMessage id="jobs.closesFrom" values={{ date: formatDay(next) }} />
      </Banner>
    </div>
  );
}
