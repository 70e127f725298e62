import { useMedia } from './useMedia';

/** True if the window is as narrow as a phone; matches the styles' `max-width: 699px`. */
export const usePhone = (): boolean => useMedia('(max-width: 699px)');

/** True if a phone has no room for the tools of a list side by side; matches the styles' `max-width: 599px`. */
export const useSmallPhone = (): boolean => useMedia('(max-width: 599px)');

/** True if the window is low (200% zoom, a phone on its side); matches the styles' `max-height: 539px`. */
export const useLow = (): boolean => useMedia('(max-height: 539px)');

/**
 * True if a list shows cards: on a phone, but not in a window that is as low as a phone on its side, where table rows
 * show more records.
 */
export const useCards = (): boolean => useMedia('(max-width: 559px), (max-width: 699px) and (min-height: 540px)');
