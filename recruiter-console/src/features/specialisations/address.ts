import { useAddressParams } from '@byline/web-kit/address';
import { useCallback } from 'react';
import { sortOf } from '../../lib/list-state/list-address';
import { LABEL_ORDERS, type LabelOrder } from './model';

/** The state of the page, which the address holds. */
export interface SpecialisationsState {
  tab: 'existing' | 'validation';
  search: string;
  order: LabelOrder;
  /** The proposal beside the list. */
  open: string | null;
}
export type ChangeSpecialisations = (change: Partial<SpecialisationsState>) => void;

export function useSpecialisationsAddress(first: LabelOrder): [SpecialisationsState, ChangeSpecialisations] {
  const [params, setParams] = useAddressParams();
  const change = useCallback(
    (changes: Partial<SpecialisationsState>) => {
      // Typing a search adds no history entries, so that Back leaves the search in one step.
      const replace = Object.keys(changes).join() === 'search';
      const isSet = (value: string | null): boolean => value !== '' && value !== 'existing';
      const values = Object.entries(changes).map(([name, value]) => [name, isSet(value) ? value : null]);
      setParams(Object.fromEntries(values) as Record<string, string | null>, { replace });
    },
    [setParams],
  );
  const state: SpecialisationsState = {
    tab: params.get('tab') === 'validation' ? 'validation' : 'existing',
    search: params.get('search') ?? '',
    order: sortOf([first, ...LABEL_ORDERS], params.get('order')),
    open: params.get('open'),
  };
  return [state, change];
}
