import { useListConversationsQuery } from '../../api';
import type { ChangeNewest } from '../../lib/list-state/useListState';
import { callOf, type InboxState } from './inbox-state';

/** Leads from a conversation that leaves the list to the next one, or closes the panel after the last. */
export function useSettled(state: InboxState, onChange: ChangeNewest<InboxState>): () => void {
  const { currentData } = useListConversationsQuery(callOf(state));
  const { open: settled } = state;
  const ids = (currentData?.records ?? []).map(({ _id }) => _id);
  const at = ids.findIndex((id) => id === settled);
  const next = at < 0 ? null : (ids[at + 1] ?? ids[at - 1] ?? null);
  return () => onChange(({ open }) => (open === settled ? { open: next } : null), true);
}
