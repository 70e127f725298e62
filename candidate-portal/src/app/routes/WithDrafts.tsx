import { DraftSync } from '@byline/web-kit/form';
import { useEffect, useState, type ReactNode } from 'react';
import { useLazyListDraftsQuery, usePutDraftMutation } from '../../api';

interface WithDraftsProps {
  userId: string;
  /** `ready`: whether the drafts of other devices are loaded, so that a form can start with them. */
  children: (ready: boolean) => ReactNode;
}

/** Synchronises drafts with the server, so that a user can start a form on a phone and finish it on a laptop (docs/domain/interface.md#drafts). */
export function WithDrafts({ userId, children }: WithDraftsProps) {
  const [list] = useLazyListDraftsQuery();
  const [put] = usePutDraftMutation();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const sync = new DraftSync(userId, {
      list: async () => (await list().unwrap()).drafts,
      put: (draft) => put({ putDraftRequest: draft }).unwrap(),
    });
    const loadAgain = (): void => {
      if (document.visibilityState === 'visible') void sync.load();
    };
    const stop = sync.start();
    void sync.load().then(() => setReady(true));
    document.addEventListener('visibilitychange', loadAgain);
    window.addEventListener('online', loadAgain);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', loadAgain);
      window.removeEventListener('online', loadAgain);
    };
  }, [list, put, userId]);
  return children(ready);
}
