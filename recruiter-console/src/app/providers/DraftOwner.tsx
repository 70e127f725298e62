import { DraftOwnerContext } from '@byline/web-kit/form';
import type { ReactNode } from 'react';
import { useSession } from '../../lib/session/hooks';

/** Whoever is logged in owns what is typed. */
export function DraftOwner({ children }: { children: ReactNode }) {
  return <DraftOwnerContext value={useSession()?.user._id ?? null}>{children}</DraftOwnerContext>;
}
