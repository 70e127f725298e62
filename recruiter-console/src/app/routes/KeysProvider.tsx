import { useCurrentUser } from '@byline/web-kit/session';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KeysContext } from '../../components/keys/keys-context';
import { CREATED, SCREENS } from '../../features/palette/addresses';
import { noteRecent, recordAt } from '../../features/palette/recent';
import type { KeyId } from '../../lib/keys/keys';
import { useEarlyKeys } from '../../lib/keys/useEarlyKeys';
import { useHotkeys } from '../../lib/keys/useHotkeys';

const Palette = lazy(() => import('../../features/palette/components/Palette'));
const KeySheet = lazy(() => import('../../features/palette/components/KeySheet'));

/** The keys that work on every screen; the palette and the list of all keys above the page. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { _id: me } = useCurrentUser();
  const [shown, setShown] = useState<'palette' | 'sheet' | null>(null);
  const { kind, id } = recordAt(useLocation()) ?? {};
  useEffect(() => {
    if (kind && id) noteRecent(me, { kind, id });
  }, [me, kind, id]);
  const showPalette = (): void => setShown('palette');
  const showSheet = (): void => setShown('sheet');
  const going = Object.entries({ ...SCREENS, ...CREATED }).map(([key, to]) => [key, () => void navigate(to)]);
  useHotkeys({
    ...(Object.fromEntries(going) as Partial<Record<KeyId, () => void>>),
    palette: showPalette,
    sheet: showSheet,
  });
  const close = (): void => setShown(null);
  const takeTyped = useEarlyKeys(shown === 'palette');
  return (
    <KeysContext value={{ showPalette, showSheet }}>
      {children}
      <Suspense>
        {shown === 'palette' && <Palette onClose={close} onKeys={showSheet} takeTyped={takeTyped} />}
        {shown === 'sheet' && <KeySheet onClose={close} />}
      </Suspense>
    </KeysContext>
  );
}
