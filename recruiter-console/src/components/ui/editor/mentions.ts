import type { SuggestionOptions, SuggestionProps } from '@tiptap/suggestion';
import type { MentionItem } from './extensions';

/** The state of the list of suggestions. */
export interface MentionState {
  items: MentionItem[];
  at: number;
  rect: () => DOMRect | null;
  choose: (item: MentionItem) => void;
}

type Show = (state: MentionState | null) => void;
export type FindMentions = (text: string) => Promise<MentionItem[]>;

/** Connects tiptap's suggestions with a React list: arrows move, Enter and Tab choose, Escape closes. */
export function mentionSuggestion(find: FindMentions, show: Show): Omit<SuggestionOptions<MentionItem>, 'editor'> {
  let state: MentionState | null = null;
  const set = (next: MentionState | null): void => {
    state = next;
    show(next);
  };
  const update = (props: SuggestionProps<MentionItem>): void =>
    set({
      items: props.items,
      at: Math.min(state?.at ?? 0, Math.max(0, props.items.length - 1)),
      rect: () => props.clientRect?.() ?? null,
      choose: (item) => props.command(item),
    });
  const onKey = (key: string): boolean => {
    if (!state || state.items.length === 0) return false;
    const { items, at } = state;
    if (key === 'ArrowDown') set({ ...state, at: (at + 1) % items.length });
    else if (key === 'ArrowUp') set({ ...state, at: (at + items.length - 1) % items.length });
    else if (key === 'Enter' || key === 'Tab') state.choose(items[at] as MentionItem);
    else return false;
    return true;
  };
  return {
    char: '@',
    items: ({ query }) => find(query),
    render: () => ({
      onStart: update,
      onUpdate: update,
      onExit: () => set(null),
      onKeyDown: ({ event }) => {
        if (event.key === 'Escape') {
          set(null);
          event.stopPropagation();
          return true;
        }
        return onKey(event.key);
      },
    }),
  };
}
