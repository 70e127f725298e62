import { useAddressParams } from '@byline/web-kit/address';
import { useT } from '@byline/web-kit/i18n';
import { useParams } from 'react-router-dom';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { Boundary } from '../../components/ui/States';
import { CampaignList } from '../../features/mediums/components/CampaignList';
import { CampaignPanel } from '../../features/mediums/components/CampaignPanel';
import { WithMedium } from '../../features/mediums/components/WithMedium';
import { useTitle } from '../../lib/useTitle';

/** `/settings/{mediumId}/campaigns`: the list, and the open or new campaign. */
export function Component() {
  useTitle(useT()('mediums.campaigns'));
  const { mediumId = '' } = useParams();
  const [params, change] = useAddressParams();
  const open = params.get('open');
  const shown = open !== null || params.get('panel') === 'new';
  const show = (name: 'open' | 'panel' | null, value = ''): void =>
    change({ open: null, panel: null, ...(name && { [name]: value }) });
  return (
    <SettingsPage of="/settings/mediums" beside={shown ? 'form' : undefined}>
      <Boundary key={mediumId}>
        <WithMedium id={mediumId}>
          {(medium) => (
            <CampaignList medium={medium} onOpen={(id) => show('open', id)} onAdd={() => show('panel', 'new')} />
          )}
        </WithMedium>
      </Boundary>
      {shown && (
        <Boundary resetKey={open ?? ''}>
          <CampaignPanel key={open ?? ''} mediumId={mediumId} id={open} onClose={() => show(null)} />
        </Boundary>
      )}
    </SettingsPage>
  );
}
