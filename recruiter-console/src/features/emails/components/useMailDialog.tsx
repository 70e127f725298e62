import { lazy, Suspense, useState } from 'react';
import type { Addressee } from './MailDialog';

const MailDialog = lazy(() => import('./MailDialog'));

/** Writes a mail without leaving what is shown: the tab, the panel and the list stay as they are. */
export function useMailDialog() {
  const [candidate, setCandidate] = useState<Addressee | null>(null);
  const dialog = candidate && (
    <Suspense>
      <MailDialog candidate={candidate} onClose={() => setCandidate(null)} />
    </Suspense>
  );
  return { write: (to: Addressee) => setCandidate(to), dialog };
}
