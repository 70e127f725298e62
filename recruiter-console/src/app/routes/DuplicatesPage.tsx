import { useAddressParams } from '@byline/web-kit/address';
import { useT } from '@byline/web-kit/i18n';
import { SettingsPage } from '../../components/layout/SettingsPage';
import { NoRecordPane } from '../../components/record/NoRecord';
import { Boundary } from '../../components/ui/States';
import { DuplicateList } from '../../features/duplicates/components/DuplicateList';
import { DuplicatePane } from '../../features/duplicates/components/DuplicatePane';
import { toState } from '../../features/duplicates/model';
import { usePhone } from '../../lib/usePhone';
import { useTitle } from '../../lib/useTitle';

/** `/settings/duplicates`: pairs of candidates who may be one person, and the open pair beside them. */
export function Component() {
  useTitle(useT()('duplicates.title'));
  const [params, change] = useAddressParams();
  const phone = usePhone();
  const open = params.get('pair');
  const state = toState(params.get('state'));
  const show = (next: { pair?: string | null; state?: string }): void =>
    change(() => {
      const { pair = null, state: shown = state } = next;
      return new URLSearchParams({ ...(shown !== 'open' && { state: shown }), ...(pair && { pair }) });
    });
  return (
    <SettingsPage split>
      {(!phone || !open) && (
        <Boundary>
          <DuplicateList
            open={open}
            state={state}
            onOpen={(pair) => show({ pair })}
            onState={(shown) => show({ state: shown })}
          />
        </Boundary>
      )}
      <Boundary resetKey={open ?? ''}>
        {open && (
          <DuplicatePane
            key={open}
            id={open}
            state={state}
            onOpen={(pair) => show({ pair })}
            {...(phone && { onBack: () => show({}) })}
          />
        )}
        {!open && !phone && <NoRecordPane title="duplicates.choose" text="duplicates.chooseText" />}
      </Boundary>
    </SettingsPage>
  );
}
