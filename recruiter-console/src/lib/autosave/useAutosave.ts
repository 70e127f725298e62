import { DraftOwnerContext, readDraft, useLeaveGuard, type DraftOf } from '@byline/web-kit/form';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { Autosaver, type AutosaveCalls, type AutosaveState, type Snapshot } from './Autosaver';

export interface Autosave extends AutosaveState, Pick<Autosaver, 'type' | 'choose' | 'flush' | 'discard'> {}

interface AutosaveOptions extends AutosaveCalls {
  saved: Snapshot;
  draft: DraftOf;
}

/**
 * Saves 250 ms after the last key, on leaving a field (`flush`) and on leaving the page. Retries when the network is
 * back and merges a colleague's changes (docs/domain/interface.md#autosave).
 */
export function useAutosave({ saved, draft, ...calls }: AutosaveOptions): Autosave {
  const owner = use(DraftOwnerContext);
  const [saver] = useState(() => new Autosaver(saved, draft, owner, calls));
  useEffect(() => saver.attach(draft, calls));
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  useEffect(() => saver.receive(saved));
  useEffect(() => {
    const again = (): void => void saver.flush();
    saver.start();
    window.addEventListener('online', again);
    window.addEventListener('pagehide', again);
    return () => {
      window.removeEventListener('online', again);
      window.removeEventListener('pagehide', again);
      saver.stop();
    };
  }, [saver]);
  useLeaveGuard(
    {
      shownBy: draft.shownBy ?? [],
      isDirty: saver.isStuck,
      isKept: saver.isKept,
      finish: saver.flush,
      save: saver.flush,
      discard: saver.discard,
    },
    true,
  );
  return { ...state, type: saver.type, choose: saver.choose, flush: saver.flush, discard: saver.discard };
}

/** True if this device has unsaved values of the draft. */
export function useHasUnsaved(): (of: DraftOf) => boolean {
  const owner = use(DraftOwnerContext);
  return (of) => readDraft(owner, of) !== null;
}
