import { today } from '@byline/web-kit/dates';
import { DAY_MS } from '@byline/shared-types/domain';
import { config } from '@byline/web-kit/config';
import { useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { Button } from '../../../components/ui/Button';
import { PencilLine } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { JobResponse } from '../../../api';
import { Facts } from '../../../components/candidate/Facts';
import { Row } from '../../../components/layout/Stack';
import { RichText } from '../../../components/ui/RichText';
import { Tag } from '../../../components/ui/Tag';
import { usePeriod, useWork } from '../../../components/jobs/times';
import { Text } from '../../../components/ui/Text';
import { TEXTS, type JobValues } from '../model';
import { useJobOptions } from '../useJobOptions';
import { JobCampaigns } from './JobCampaigns';
import { JobPeople } from './JobPeople';
import { JobStanding } from './JobStanding';
import style from './JobView.module.css';

/** Returns for example "ongoing, 29 days left". */
function useTimeLine(): (job: JobResponse) => string {
  const t = useT();
  return ({ timeState, to, closedAt }) => {
    const state = t(closedAt ? 'jobState.closed' : `jobState.${timeState}`).toLocaleLowerCase();
    if (timeState !== 'ongoing' || !to) return state;
    const days = Math.round((Date.parse(to) - Date.parse(today())) / DAY_MS);
    return `${state}, ${t('jobs.daysLeft', { days })}`;
  };
}

/** A job to read: its facts, its texts, and its campaigns with their links. */
export function JobView({ job }: { job: JobResponse }) {
  const t = useT();
  const names = useNames();
  const { functionName, typeLabel, levelLabel } = useJobOptions();
  const timeLine = useTimeLine();
  const period = usePeriod();
  const work = useWork();
  const label = (name: keyof JobValues | 'work'): string => t(`job.${name}`);
  const texts = TEXTS.filter((name) => job[name]);
  return (
    <>
      <header className={style.title}>
        <Text as="h1" size="name" lang={job.languageId}>
          {job.title}
        </Text>
        <Text as="p" tone="muted">
          {[job.client, job.location, timeLine(job)].filter(Boolean).join(' · ')}
        </Text>
        {job.jobtags.length > 0 && (
          <Row gap={6} wrap className={style.tags}>
            {job.jobtags.map((tag) => (
              <Tag key={tag._id}>{tag.label}</Tag>
            ))}
          </Row>
        )}
      </header>
      <JobStanding job={job} />
      <JobPeople job={job} />
      <div className={`${style.columns} ${style.facts}`}>
        <Facts
          facts={[
            [label('function'), functionName(job.function)],
            [t('jobs.period'), period(job.from, job.to)],
            [label('work'), work(job)],
            [label('time'), job.time],
            [label('location'), job.location],
          ]}
        />
        <Facts
          facts={[
            [label('salary'), job.salary],
            [label('employmentTypeId'), typeLabel(job.employmentTypeId)],
            [label('applicantLevelId'), levelLabel(job.applicantLevelId)],
            [label('languageId'), names.language(job.languageId)],
            [label('answerDays'), job.answerDays ?? config.answerDays],
          ]}
        />
      </div>
      <div className={style.textsHead}>
        <Button size="small" variant="text" to={`/jobs/${job._id}/texts`}>
          <PencilLine />
          <FormattedMessage id="jobs.editTexts" />
        </Button>
      </div>
      <div className={style.columns}>
        {texts.length === 0 && (
          <Text as="p" tone="muted">
            <FormattedMessage id="jobs.noTexts" />
          </Text>
        )}
        {texts.map((name) => (
          <section key={name} className={style.text}>
            <Text as="h2" weight="semibold">
              {label(name)}
            </Text>
            <div lang={job.languageId}>
              <RichText html={job[name] ?? ''} />
            </div>
          </section>
        ))}
      </div>
      <JobCampaigns job={job} />
    </>
  );
}
