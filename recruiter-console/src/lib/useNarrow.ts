import { useMedia } from './useMedia';

/** True if the top bar is too narrow for its search and labels; matches the styles' `max-width: 999px`. */
export const useNarrow = (): boolean => useMedia('(max-width: 999px)');
