import { useT } from '@byline/web-kit/i18n';
import { useCallback } from 'react';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { Boundary } from '../../components/ui/States';
import { MediumList } from '../../features/mediums/components/MediumList';
import { MediumPanel } from '../../features/mediums/components/MediumPanel';
import { mediumList } from '../../features/mediums/list-state';
import { useListState } from '../../lib/list-state/useListState';
import { useTitle } from '../../lib/useTitle';

/** `/settings/mediums`: the list, and the open, edited or new medium. */
export function Component() {
  useTitle(useT()('mediums.title'));
  const [state, change] = useListState(mediumList);
  const { open, panel } = state;
  const shown = open !== null || panel === 'new';
  const close = useCallback(() => {
    change({ open: null, panel: null });
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`tr[data-row="${open ?? ''}"]`)?.focus());
  }, [change, open]);
  return (
    <SettingsPage beside={shown ? (panel ? 'form' : 'panel') : undefined}>
      <Boundary>
        <MediumList state={state} onChange={change} />
      </Boundary>
      {shown && (
        <Boundary resetKey={`${open ?? ''} ${panel ?? ''}`}>
          <MediumPanel key={`${open ?? ''} ${panel ?? ''}`} state={state} onChange={change} onClose={close} />
        </Boundary>
      )}
    </SettingsPage>
  );
}
