import { isRichTextLongEnough } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { FormattedMessage } from 'react-intl';
import type { JobResponse } from '../../../api';
import { useFunctionName } from '../../../components/candidate/texts';
import { usePeriod } from '../../../components/jobs/times';
import { Stack } from '../../../components/layout/Stack';
import { RichText } from '../../../components/ui/RichText';
import { Text } from '../../../components/ui/Text';
import type { JobText } from '../model';
import style from './StrangerView.module.css';

const MORE = ['description', 'about', 'offer'] as const satisfies readonly JobText[];

interface StrangerViewProps {
  job: JobResponse;
  /** The texts as they are typed. */
  texts: Record<JobText, string>;
}

/** A job as visitors read it: the page of an apply link with the introduction, then what the jobs page adds. Client, pay and tags stay inside. */
export function StrangerView({ job, texts }: StrangerViewProps) {
  const t = useT();
  const functionName = useFunctionName();
  const period = usePeriod();
  const [campaign] = job.jobcampaigns;
  const more = MORE.filter((name) => isRichTextLongEnough(texts[name]));
  return (
    <Stack gap={16} className={style.view}>
      <div>
        {campaign && (
          <Text as="p" tone="muted">
            {campaign.title}
          </Text>
        )}
        <p className={style.title} lang={job.languageId}>
          {job.title}
        </p>
      </div>
      {isRichTextLongEnough(texts.introduction) ? (
        <div lang={job.languageId}>
          <RichText html={texts.introduction} />
        </div>
      ) : (
        <Text as="p" tone="muted">
          <FormattedMessage id="jobs.noIntroduction" />
        </Text>
      )}
      <Text as="p" size="small" tone="muted" className={style.rest}>
        <FormattedMessage id="jobs.onJobsPage" />
      </Text>
      <Text as="p" tone="muted">
        {[functionName(job.function), job.location, job.time, period(job.from, job.to)].filter(Boolean).join(' · ')}
      </Text>
      {more.map((name) => (
        <section key={name}>
          <Text as="p" weight="semibold">
            {t(`job.${name}`)}
          </Text>
          <div lang={job.languageId}>
            <RichText html={texts[name]} />
          </div>
        </section>
      ))}
      <Text as="p" size="small" tone="muted" className={style.rest}>
        <FormattedMessage id="jobs.notForStrangers" />
      </Text>
    </Stack>
  );
}
