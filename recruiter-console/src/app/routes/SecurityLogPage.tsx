import { useT } from '@byline/web-kit/i18n';
import { useCallback } from 'react';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { Boundary } from '../../components/ui/States';
import { SecurityLog } from '../../features/security-log/components/SecurityLog';
import { securityLogList } from '../../features/security-log/list-state';
import { useListState } from '../../lib/list-state/useListState';
import { useTitle } from '../../lib/useTitle';

/** `/settings/security-log`: for super-admins; the API refuses others. */
export function Component() {
  useTitle(useT()('securityLog.title'));
  const [state, change] = useListState(securityLogList);
  const close = useCallback(() => {
    change({ open: null });
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`tr[data-row="${state.open ?? ''}"]`)?.focus());
  }, [change, state.open]);
  return (
    <SettingsPage beside={state.open ? 'panel' : undefined}>
      <Boundary>
        <SecurityLog state={state} onChange={change} onClose={close} />
      </Boundary>
    </SettingsPage>
  );
}
