import type { SuggestionOptions, SuggestionProps } from '@tiptap/suggestion';

/** Something to insert, found by the text after a sign such as `@`. */
export interface SuggestedItem {
  id: string;
  label: string;
}

/** The state of the list of suggestions. */
export interface SuggestionState {
  /** The sign that opened it. */
  char: string;
  items: readonly SuggestedItem[];
  at: number;
  rect: () => DOMRect | null;
  choose: (at: number) => void;
}

/** Connects tiptap's suggestions with a React list: arrows move, Enter and Tab choose, Escape closes. */
export function suggestions<Item extends SuggestedItem>(
  char: string,
  find: (text: string) => Promise<Item[]>,
  show: (state: SuggestionState | null) => void,
): Omit<SuggestionOptions<Item>, 'editor'> {
  let state: SuggestionState | null = null;
  const set = (next: SuggestionState | null): void => {
    state = next;
    show(next);
  };
  const update = (props: SuggestionProps<Item>): void =>
    set({
      char,
      items: props.items,
      at: Math.min(state?.at ?? 0, Math.max(0, props.items.length - 1)),
      rect: () => props.clientRect?.() ?? null,
      choose: (at) => {
        const item = props.items[at];
        if (item) props.command(item);
      },
    });
  const onKey = (key: string): boolean => {
    if (!state || state.items.length === 0) return false;
    const { items, at } = state;
    if (key === 'ArrowDown') set({ ...state, at: (at + 1) % items.length });
    else if (key === 'ArrowUp') set({ ...state, at: (at + items.length - 1) % items.length });
    else if (key === 'Enter' || key === 'Tab') state.choose(at);
    else return false;
    return true;
  };
  return {
    char,
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
