import { useT } from '@byline/web-kit/i18n';
import { useGetCampaignQuery } from '../../../api';
import { SideRecord } from '../../../components/record/SideRecord';
import { SidePanel } from '../../../components/layout/SidePanel';
import { isRecordId } from '../../../lib/record-id';
import { CampaignForm } from './CampaignForm';
import { Gone } from './Gone';

interface CampaignPanelProps {
  mediumId: string;
  /** The campaign to change; null for a new one. */
  id: string | null;
  onClose: () => void;
}

/** The form of a campaign in a side panel. Loads the campaign first. */
export function CampaignPanel({ mediumId, id, onClose }: CampaignPanelProps) {
  const t = useT();
  const valid = id !== null && isRecordId(id);
  const query = useGetCampaignQuery({ id: id ?? '' }, { skip: !valid, refetchOnMountOrArgChange: true });
  return (
    <SidePanel label={t(id ? 'campaigns.edit' : 'campaigns.add')} onClose={onClose} size="form">
      {id === null ? (
        <CampaignForm mediumId={mediumId} onClose={onClose} />
      ) : (
        <SideRecord query={query} none={!valid} gone={<Gone title="campaigns.gone" />} onClose={onClose}>
          {(campaign) => <CampaignForm key={campaign._id} {...{ mediumId, campaign, onClose }} />}
        </SideRecord>
      )}
    </SidePanel>
  );
}
