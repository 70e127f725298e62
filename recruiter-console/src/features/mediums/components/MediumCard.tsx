import { formatDay } from '@byline/web-kit/dates';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { Pencil, Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  EXACT,
  useListApplicationsQuery,
  useListMediumCampaignsQuery,
  type CampaignResponse,
  type MediumResponse,
} from '../../../api';
import { Facts } from '../../../components/candidate/Facts';
import { usePeriod } from '../../../components/jobs/times';
import { PaneBody, PaneFoot, PaneHead, Scroll } from '../../../components/layout/Pane';
import { Row, Stack } from '../../../components/layout/Stack';
import { IconAction } from '../../../components/ui/IconAction';
import { List } from '../../../components/ui/List';
import { RichText } from '../../../components/ui/RichText';
import { Text } from '../../../components/ui/Text';
import { TitleLink } from '../../../components/ui/TitleLink';
import { Logo, LogoUpload } from './Logo';
import style from './MediumCard.module.css';
import { shortAddress, usePriceText } from './medium-columns';

/** The panel shows the newest campaigns; their own page shows all. */
const SHOWN = 5;

function Campaign({ campaign }: { campaign: CampaignResponse }) {
  const t = useT();
  const period = usePeriod();
  const { _id, title, mediumId, start, end } = campaign;
  const { data } = useListApplicationsQuery({
    filter: { campaignId: [_id] },
    limit: 1,
    fields: ['status'],
    prefer: EXACT,
  });
  return (
    <li className={style.campaign}>
      <Row gap={12}>
        <TitleLink to={`/settings/${mediumId}/campaigns?open=${_id}`}>{title}</TitleLink>
        <Text tone="muted" className={style.applied}>
          {typeof data?.totalCount === 'number' && t('campaigns.applied', { count: data.totalCount })}
        </Text>
      </Row>
      <Text tone="muted" size="small">
        {period(start, end)}
      </Text>
    </li>
  );
}

interface MediumCardProps {
  medium: MediumResponse;
  /** The way to the other mediums of the list. */
  steps: ReactNode;
  onEdit: () => void;
  onClose: () => void;
}

/** A medium to read: price, address, remarks and newest campaigns. */
export function MediumCard({ medium, steps, onEdit, onClose }: MediumCardProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  const priceText = usePriceText();
  const { _id: id, name, url, street, postal, city, country, startPrice, createdAt, remarks } = medium;
  const { data } = useListMediumCampaignsQuery({ id, sort: ['-createdAt'], limit: SHOWN, prefer: EXACT });
  const place = [[postal, city].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
  return (
    <>
      <PaneHead size="bar" lined>
        {steps}
        <LogoUpload medium={medium} />
        <IconAction icon={Pencil} label={t('mediums.edit')} onClick={onEdit} />
        <IconAction icon={X} label={t('common.close')} onClick={onClose} />
      </PaneHead>
      <Scroll>
        <PaneBody gap={20}>
          <Row gap={12}>
            <Logo medium={medium} large />
            <Stack className={style.name}>
              <Text as="h2" size="panel">
                {name}
              </Text>
              {url && (
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {shortAddress(url)}
                </a>
              )}
            </Stack>
          </Row>
          <Facts
            narrow
            facts={[
              [t('mediums.price'), priceText(startPrice)],
              [
                t('mediums.address'),
                (street ?? place) && (
                  <>
                    {street}
                    {street && place && <br />}
                    {place}
                  </>
                ),
              ],
              [t('mediums.added'), formatDay(createdAt)],
            ]}
          />
          {remarks && (
            <Stack gap={4}>
              <Text as="h3" weight="semibold">
                <FormattedMessage id="medium.remarks" />
              </Text>
              <RichText html={remarks} />
            </Stack>
          )}
          <Stack>
            <Row>
              <Text as="h3" weight="semibold" grow>
                <FormattedMessage id="mediums.campaigns" />{' '}
                <Text tone="muted">{typeof data?.totalCount === 'number' && formatNumber(data.totalCount)}</Text>
              </Text>
              <Button size="small" variant="text" to={`/settings/${id}/campaigns?panel=new`}>
                <Plus />
                <FormattedMessage id="common.add" />
              </Button>
            </Row>
            <List>
              {data?.records.map((campaign) => (
                <Campaign key={campaign._id} campaign={campaign} />
              ))}
            </List>
          </Stack>
        </PaneBody>
      </Scroll>
      <PaneFoot>
        <Button className={style.open} to={`/settings/${id}/campaigns`}>
          <FormattedMessage id="mediums.openCampaigns" />
        </Button>
      </PaneFoot>
    </>
  );
}
