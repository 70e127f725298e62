import { formatDay, today } from '@byline/web-kit/dates';
import { DAY_MS } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import type { JobResponse } from '../../../api';
import { closingIn } from '../../../components/jobs/times';
import { Text } from '../../../components/ui/Text';

/** The time state of a job; two days before its links close, the time left. */
export function JobState({ job }: { job: JobResponse }) {
  const t = useT();
  const days = closingIn(job);
  if (days === null || !job.to)
    return <Text tone="muted">{t(job.closedAt ? 'jobState.closed' : `jobState.${job.timeState}`)}</Text>;
  const date = formatDay(today(new Date(Date.parse(job.to) + DAY_MS)));
  return (
    <Text tone="accent" title={t('jobs.closesFrom', { date })}>
      {t('jobs.daysLeft', { days })}
    </Text>
  );
}
