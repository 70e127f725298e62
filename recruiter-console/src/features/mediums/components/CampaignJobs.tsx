import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useListCampaignJobsQuery, type CampaignResponse } from '../../../api';
import { applyLink } from '../../../components/jobs/apply-link';
import { Row, Stack } from '../../../components/layout/Stack';
import { CopyLink } from '../../../components/ui/CopyLink';
import { List } from '../../../components/ui/List';
import { Text } from '../../../components/ui/Text';
import { TitleLink } from '../../../components/ui/TitleLink';
import style from './CampaignJobs.module.css';

/** The form shows the first jobs; their own page shows all. */
const SHOWN = 10;

export function CampaignJobs({ campaign: { _id: id, mediumId } }: { campaign: CampaignResponse }) {
  const { data } = useListCampaignJobsQuery({ id, sort: ['title'], limit: SHOWN, fields: ['title'] });
  if (!data) return null;
  return (
    <Stack gap={6}>
      <Row>
        <Text as="h3" size="small" weight="medium" tone="muted" grow>
          <FormattedMessage id="campaigns.inIt" />
        </Text>
        <Link to={`/settings/${mediumId}/${id}/jobs`}>
          <FormattedMessage id="campaigns.jobs" />
        </Link>
      </Row>
      {data.records.length === 0 ? (
        <Text as="p" tone="muted">
          <FormattedMessage id="campaigns.noJobs" />
        </Text>
      ) : (
        <List className={style.jobs}>
          {data.records.map((job) => (
            <li key={job._id}>
              <Stack gap={6}>
                <TitleLink to={`/jobs/${job._id}`}>{job.title}</TitleLink>
                <CopyLink address={applyLink(id, job._id)} name={job.title} />
              </Stack>
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
