import { useCurrentUser } from '@byline/web-kit/session';
import { useDialogs } from '@byline/web-kit/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KeysContext } from '../../components/keys/keys-context';
import { CREATED, SCREENS } from '../../features/palette/addresses';
import { noteRecent, recordAt } from '../../features/palette/recent';
import type { KeyId } from '../../lib/keys/keys';
import { useEarlyKeys } from '../../lib/keys/useEarlyKeys';
import { useHotkeys } from '../../lib/keys/useHotkeys';

const LOADS = {
  palette: () => import('../../features/palette/components/Palette'),
  sheet: () => import('../../features/palette/components/KeySheet'),
};
type Name = keyof typeof LOADS;
type Parts = { [N in Name]?: Awaited<ReturnType<(typeof LOADS)[N]>>['default'] };

/** Opens the palette or the list of keys. `lazy` would keep a failed load for ever, so this loads their code itself. */
function useParts() {
  const { showError } = useDialogs();
  const [wanted, setWanted] = useState<Name | null>(null);
  const [parts, setParts] = useState<Parts>({});
  const show = (name: Name): void => {
    setWanted(name);
    LOADS[name]().then(
      ({ default: part }) => setParts((loaded) => ({ ...loaded, [name]: part })),
      (error: unknown) => {
        setWanted(null);
        showError(error);
      },
    );
  };
  return { wanted, parts, show, close: () => setWanted(null) };
}

/** The keys that work on every screen; the palette and the list of all keys above the page. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { _id: me } = useCurrentUser();
  const { wanted, parts, show, close } = useParts();
  const { kind, id } = recordAt(useLocation()) ?? {};
  useEffect(() => {
    if (kind && id) noteRecent(me, { kind, id });
  }, [me, kind, id]);
  const showPalette = (): void => show('palette');
  const showSheet = (): void => show('sheet');
  const going = Object.entries({ ...SCREENS, ...CREATED }).map(([key, to]) => [key, () => void navigate(to)]);
  useHotkeys({
    ...(Object.fromEntries(going) as Partial<Record<KeyId, () => void>>),
    palette: showPalette,
    sheet: showSheet,
  });
  const takeTyped = useEarlyKeys(wanted === 'palette', close);
  const { palette: Palette, sheet: KeySheet } = parts;
  return (
    <KeysContext value={{ showPalette, showSheet }}>
      {children}
      {wanted === 'palette' && Palette && <Palette onClose={close} onKeys={showSheet} takeTyped={takeTyped} />}
      {wanted === 'sheet' && KeySheet && <KeySheet onClose={close} />}
    </KeysContext>
  );
}
