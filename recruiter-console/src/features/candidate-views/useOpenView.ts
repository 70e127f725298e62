import { statusOf } from '@byline/web-kit/problems';
import { useAddressParams } from '@byline/web-kit/address';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGetCandidateViewQuery, useListCandidateViewsQuery, type CandidateViewResponse } from '../../api';
import { ALL_ACTIVE, isViewLink, type ListState } from '../../lib/candidate-list/list-state';
import { listOfView } from '../../lib/candidate-list/list-view';
import type { ChangeNewest } from '../../lib/list-state/useListState';
import { useDefaultView } from './useDefaultView';

export interface OpenView {
  /** Undefined without a view, and until it is loaded. */
  view: CandidateViewResponse | undefined;
  /** The list waits for a view that it will show. */
  waits: boolean;
  /** Why the view of the address does not open. */
  refused: 'private' | 'gone' | null;
}

/** True if the user comes to the list without anything in the address. A search that is cleared in place does not count. */
function useArrivesBare(address: string, view: string | null): boolean {
  const [last, setLast] = useState<{ address: string; view: string | null; bare: boolean } | null>(null);
  if (last?.address !== address) {
    setLast({ address, view, bare: address === '' && (last === null || last.view !== null) });
  }
  return last?.address === address && last.bare;
}

/** Opens the view of a link, or the user's default on a list without anything in the address (docs/domain/views.md#opening). */
export function useOpenView(state: ListState, change: ChangeNewest<ListState>): OpenView {
  const [params] = useAddressParams();
  const { data, isLoading, isError } = useListCandidateViewsQuery();
  const [remembered, remember] = useDefaultView();
  const id = state.view === ALL_ACTIVE ? null : state.view;
  const own = data?.views?.find(({ _id }) => _id === id);
  const isElsewhere = id !== null && data !== undefined && own === undefined;
  const { currentData: other, error } = useGetCandidateViewQuery({ id: id ?? '' }, { skip: !isElsewhere });
  const view = own ?? other;
  const isLink = isViewLink(params, state);
  const isBare = useArrivesBare(params.toString(), state.view);
  const first = data?.views?.find(({ isDefault }) => isDefault);
  const opening = isLink ? view : isBare ? first : undefined;
  const show = useEffectEvent(({ _id, list }: CandidateViewResponse) =>
    change({ ...listOfView(list), view: _id }, true),
  );
  useEffect(() => {
    if (opening) show(opening);
  }, [opening]);
  const newest = data && (first?._id ?? '');
  useEffect(() => {
    if (newest !== undefined && newest !== remembered) remember(newest);
  }, [newest, remembered, remember]);
  const fails = isError || error !== undefined;
  const awaitsDefault = isBare && isLoading && remembered !== '';
  return {
    view,
    waits: !fails && (opening !== undefined || (isLink && view === undefined) || awaitsDefault),
    refused: statusOf(error) === 403 ? 'private' : statusOf(error) === 404 ? 'gone' : null,
  };
}
