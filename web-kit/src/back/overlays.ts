import { createContext, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { layFloor } from './floor';

/** How to close each dialog, sheet, menu and popover that is open; the last one lies on top. */
const closes: (() => void)[] = [];

export const isOverlayOpen = (): boolean => closes.length > 0;
export const closeTopOverlay = (): void => closes.at(-1)?.();

/** Something has opened; answers how to tell that it is closed. */
export function opened(close: () => void): () => void {
  closes.push(close);
  layFloor();
  return () => void closes.splice(closes.indexOf(close), 1);
}

/** Closes the form of an overlay, and asks first when something is typed in it. */
type CloseForm = RefObject<(() => void) | null>;

/** The overlay around a form. */
export const OverlayContext = createContext<CloseForm | null>(null);

/**
 * The browser's back closes this, as Escape does, and stays on the page (docs/decisions/0002-back-closes.md). Not for an overlay that the
 * address shows: back leaves the entry of that.
 * @returns the value of OverlayContext for its content
 */
export function useClosedByBack(isOpen: boolean, onClose: (() => void) | undefined): CloseForm {
  const closeForm: CloseForm = useRef(null);
  const close = useEffectEvent(() => (closeForm.current ?? onClose)?.());
  const canClose = isOpen && onClose !== undefined;
  useEffect(() => (canClose ? opened(() => close()) : undefined), [canClose]);
  return closeForm;
}
