import { createContext, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { layFloor } from './floor';

interface Overlay {
  /** Undefined for one that stays until what it asks is done: back leaves the page from there. */
  close: (() => void) | undefined;
}

/** Each dialog, sheet, menu and popover that is open; the last one lies on top. */
const overlays: Overlay[] = [];

export const isOverlayOpen = (): boolean => overlays.at(-1)?.close !== undefined;
export const closeTopOverlay = (): void => overlays.at(-1)?.close?.();

/** Something has opened; answers how to tell that it is closed. */
export function opened(close: Overlay['close']): () => void {
  const overlay = { close };
  overlays.push(overlay);
  layFloor();
  return () => void overlays.splice(overlays.indexOf(overlay), 1);
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
  const canClose = onClose !== undefined;
  useEffect(() => (isOpen ? opened(canClose ? () => close() : undefined) : undefined), [isOpen, canClose]);
  return closeForm;
}
