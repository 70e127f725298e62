import { formatDay, today } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Plus } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetLinkViewsQuery, useListCampaignsQuery, type CampaignResponse, type JobResponse } from '../../../api';
import { applyLink } from '../../../components/jobs/apply-link';
import { Row } from '../../../components/layout/Stack';
import { CopyLink } from '../../../components/ui/CopyLink';
import { List } from '../../../components/ui/List';
import { Text } from '../../../components/ui/Text';
import { useAppliedByLink } from '../useLinkNumbers';
import style from './JobCampaigns.module.css';

interface CampaignRowProps {
  jobId: string;
  named: { _id: string; title: string };
  /** Gives the medium and the days; undefined if the campaign was deleted. */
  campaign: CampaignResponse | undefined;
  /** How often people opened its link; undefined until it is known. */
  views: number | undefined;
}

function CampaignRow({ jobId, named, campaign, views }: CampaignRowProps) {
  const t = useT();
  const applied = useAppliedByLink(named._id, jobId);
  const end = campaign?.end;
  const over = end ? end < today() : false;
  const name = [campaign?.medium.name, named.title].filter(Boolean).join(' ');
  return (
    <li>
      <Text cut title={name}>
        {campaign && <Text weight="medium">{campaign.medium.name}</Text>} <Text tone="muted">{named.title}</Text>
      </Text>
      <Text tone="muted" cut>
        {end && t(over ? 'jobs.ended' : 'jobs.until', { date: formatDay(end) })}
      </Text>
      <Text tone="muted" className={style.number}>
        {applied !== null && t('jobs.applied', { count: applied })}
        {views !== undefined && ` · ${t('jobs.views', { count: views })}`}
      </Text>
      <CopyLink address={applyLink(named._id, jobId)} name={name} />
    </li>
  );
}

/** The campaigns of a job, each with the apply link for candidates. */
export function JobCampaigns({ job }: { job: JobResponse }) {
  const { formatNumber } = useIntl();
  const { data } = useListCampaignsQuery(
    { filter: { _id: job.campaigns }, limit: 100 },
    { skip: job.campaigns.length === 0 },
  );
  const { data: counted } = useGetLinkViewsQuery(
    { _id: job.campaigns, jobId: job._id },
    { skip: job.campaigns.length === 0, refetchOnMountOrArgChange: true },
  );
  return (
    <section className={style.campaigns}>
      <Row className={style.head}>
        <Text as="h2" weight="semibold" grow>
          <FormattedMessage id="jobs.campaigns" />{' '}
          <Text tone="muted">{job.campaigns.length > 0 && formatNumber(job.campaigns.length)}</Text>
        </Text>
        <Button size="small" variant="text" to="?panel=edit">
          <Plus />
          <FormattedMessage id="jobs.addCampaign" />
        </Button>
      </Row>
      {job.campaigns.length === 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage id="jobs.noCampaigns" />
        </Text>
      )}
      <List>
        {job.jobcampaigns.map((named) => (
          <CampaignRow
            key={named._id}
            jobId={job._id}
            named={named}
            campaign={data?.records.find(({ _id }) => _id === named._id)}
            views={counted?.records.find(({ _id }) => _id === named._id)?.count}
          />
        ))}
      </List>
    </section>
  );
}
