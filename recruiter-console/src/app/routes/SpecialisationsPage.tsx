import { useT } from '@byline/web-kit/i18n';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { Boundary } from '../../components/ui/States';
import { useSpecialisationsAddress } from '../../features/specialisations/address';
import { ProposalPanel } from '../../features/specialisations/components/ProposalPanel';
import { Specialisations } from '../../features/specialisations/components/Specialisations';
import type { LabelOrder } from '../../features/specialisations/model';
import { useTitle } from '../../lib/useTitle';

/** `/settings/specialisations`: categories with their skills, or the proposals with the open proposal. */
export function Component() {
  const t = useT();
  const { locale } = useIntl();
  useTitle(t('specialisations.title'));
  const [state, change] = useSpecialisationsAddress(locale.toUpperCase() as LabelOrder);
  const { tab, open } = state;
  const shown = tab === 'validation' && open !== null;
  const close = useCallback(() => {
    change({ open: null });
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`tr[data-row="${open ?? ''}"]`)?.focus());
  }, [change, open]);
  return (
    <SettingsPage beside={shown ? 'panel' : undefined}>
      <Boundary>
        <Specialisations state={state} onChange={change} />
      </Boundary>
      {shown && (
        <Boundary resetKey={open}>
          <ProposalPanel key={open} id={open} onClose={close} />
        </Boundary>
      )}
    </SettingsPage>
  );
}
