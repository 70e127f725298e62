import { lazy, Suspense, useState } from 'react';
import type { Addressee } from './MailDialog';

const MailDialog = lazy(() => import('./MailDialog'));

/** Opens a mail dialog. The tab, the panel and the list below stay as they are. */
export function useMailDialog() {
  const [candidate, setCandidate] = useState<Addressee | null>(null);
  const dialog = candidate && (
    <Suspense>
      <MailDialog candidate={candidate} onClose={() => setCandidate(null)} />
    </Suspense>
  );
  return { write: (to: Addressee) => setCandidate(to), dialog };
}
