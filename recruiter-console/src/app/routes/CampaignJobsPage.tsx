import { useT } from '@byline/web-kit/i18n';
import { toProblem } from '@byline/web-kit/problems';
import { useParams } from 'react-router-dom';
import { useGetCampaignQuery } from '../../api';
import { Pane } from '../../components/layout/Pane';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { Boundary } from '../../components/ui/States';
import { CampaignJobList } from '../../features/jobs/components/CampaignJobList';
import { Gone } from '../../features/mediums/components/Gone';
import { isRecordId } from '../../lib/record-id';
import { useTitle } from '../../lib/useTitle';

export function Component() {
  useTitle(useT()('campaigns.jobs'));
  const { mediumId = '', campaignId = '' } = useParams();
  const valid = isRecordId(campaignId);
  const { error } = useGetCampaignQuery({ id: campaignId }, { skip: !valid });
  return (
    <SettingsPage of="/settings/mediums">
      <Boundary key={campaignId}>
        {valid && toProblem(error)?.status !== 404 ? (
          <CampaignJobList mediumId={mediumId} campaignId={campaignId} />
        ) : (
          <Pane>
            <Gone title="campaigns.gone" page />
          </Pane>
        )}
      </Boundary>
    </SettingsPage>
  );
}
