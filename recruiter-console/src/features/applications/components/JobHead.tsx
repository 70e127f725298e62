import { formatDay } from '@byline/web-kit/dates';
import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ApplicationJobDto, JobResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { PaneHead } from '../../../components/layout/Pane';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import { messages, timeStates } from '../messages';
import style from './JobHead.module.css';

interface JobHeadProps {
  /** The page of one job, a list that is filtered by one, or neither. */
  of: 'job' | 'filter' | null;
  job: JobResponse | ApplicationJobDto | undefined;
  /** Takes the filter away. */
  onDrop: () => void;
}

function useJobLine(job: JobHeadProps['job']): string {
  const { formatMessage } = useIntl();
  if (!job) return '';
  if (!('timeState' in job) || job.timeState === 'none') return [job.title, job.client].join(' · ');
  const dates = [job.from, job.to].map((day) => formatDay(day)).join(' – ');
  return [job.title, job.client, formatMessage(timeStates[job.timeState]), dates].join(' · ');
}

/** Title of the page, and which job its applications are for. */
export function JobHead({ of, job, onDrop }: JobHeadProps) {
  const { formatMessage } = useIntl();
  const line = useJobLine(job);
  return (
    <>
      {of === 'job' && (
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
          {of === 'job' && (
            <Text as="p" tone="muted" cut className={style.job}>
              {line}
            </Text>
          )}
          {of === 'filter' && (
            <div className={style.job}>
              <Tag remove={{ label: formatMessage(messages.dropJob), onClick: onDrop }}>
                <Text cut title={line}>
                  {line || formatMessage(messages.noJob)}
                </Text>
              </Tag>
            </div>
          )}
        </Grow>
      </PaneHead>
    </>
  );
}
