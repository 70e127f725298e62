import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Pane } from '../../components/layout/Pane';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { Boundary } from '../../components/ui/States';
import { CampaignJobList } from '../../features/jobs/components/CampaignJobList';
import { Gone } from '../../features/mediums/components/Gone';
import { campaignMessages } from '../../features/mediums/messages';
import { isRecordId } from '../../lib/record-id';
import { useTitle } from '../../lib/useTitle';

/** `/settings/{mediumId}/{campaignId}/jobs` */
export function Component() {
  useTitle(useIntl().formatMessage(campaignMessages.jobs));
  const { mediumId = '', campaignId = '' } = useParams();
  return (
    <SettingsPage of="/settings/mediums">
      <Boundary key={campaignId}>
        {isRecordId(campaignId) ? (
          <CampaignJobList mediumId={mediumId} campaignId={campaignId} />
        ) : (
          <Pane>
            <Gone title={campaignMessages.gone} page />
          </Pane>
        )}
      </Boundary>
    </SettingsPage>
  );
}
