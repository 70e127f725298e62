import { createContext, use } from 'react';

interface KeysAbove {
  /** Opens the palette. */
  showPalette: () => void;
  /** Opens the list of all keys. */
  showSheet: () => void;
}

const none = (): void => undefined;

/** The parts above every screen that keys open, for buttons and menus. */
export const KeysContext = createContext<KeysAbove>({ showPalette: none, showSheet: none });

export const useKeysAbove = (): KeysAbove => use(KeysContext);
