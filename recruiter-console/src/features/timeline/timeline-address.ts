import { useAddressParams } from '@byline/web-kit/address';
import { HISTORY_KINDS, type HistoryKind } from '@byline/shared-types/domain';

/** The history in the address of a candidate: whether it is open, and its filters. */
export function useTimelineAddress() {
  const [params, change] = useAddressParams();
  const asked = params.get('kinds')?.split(',') ?? [];
  const kinds = HISTORY_KINDS.filter((kind) => asked.includes(kind));
  return {
    isOpen: params.get('view') === 'history',
    kinds,
    by: params.get('by') ?? '',
    open: (view: 'profile' | 'history') =>
      change({ view: view === 'history' ? view : null, kinds: null, by: null, record: null }, { replace: true }),
    /** Without kinds all are shown. */
    choose: (next: readonly HistoryKind[]) =>
      change({ kinds: next.length > 0 ? next.join(',') : null, record: null }, { replace: true }),
    chooseWho: (by: string) => change({ by: by || null, record: null }, { replace: true }),
    showEverything: () => change({ kinds: null, by: null, record: null }, { replace: true }),
  };
}
