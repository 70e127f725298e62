import { createContext, use, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { layFloor } from './floor';

interface Overlay {
  /** Undefined for an overlay that the user cannot close before its task is done: back then leaves the page. */
  close: (() => void) | undefined;
}

/** The open dialogs, sheets, menus and popovers; the last one lies on top. */
const overlays: Overlay[] = [];

export const isOverlayOpen = (): boolean => overlays.at(-1)?.close !== undefined;
export const closeTopOverlay = (): void => overlays.at(-1)?.close?.();

/** Registers an open overlay; returns a function to call when it closes. */
export function opened(close: Overlay['close']): () => void {
  const overlay = { close };
  overlays.push(overlay);
  layFloor();
  return () => void overlays.splice(overlays.indexOf(overlay), 1);
}

/** Closes the form of an overlay, and asks first if it has unsaved text. */
type CloseForm = RefObject<(() => void) | null>;

/** The surrounding overlay, in which a form sets how it closes. */
export const OverlayContext = createContext<CloseForm | null>(null);

/**
 * Makes the browser's back close an overlay, as Escape does, and stay on the page (docs/decisions/0002-back-closes.md). Not for an overlay
 * that the address shows: back leaves its entry.
 * @returns the value of OverlayContext for its content
 */
export function useClosedByBack(isOpen: boolean, onClose: (() => void) | undefined): CloseForm {
  const closeForm: CloseForm = useRef(null);
  const close = useEffectEvent(() => (closeForm.current ?? onClose)?.());
  const canClose = onClose !== undefined;
  useEffect(() => (isOpen ? opened(canClose ? () => close() : undefined) : undefined), [isOpen, canClose]);
  return closeForm;
}

/** Sets how the surrounding overlay closes, for content that asks before it disappears. */
export function useOverlayClose(close: () => void): void {
  const overlayRef = use(OverlayContext);
  const onClose = useEffectEvent(close);
  useEffect(() => {
    if (!overlayRef) return undefined;
    const ask = (): void => onClose();
    overlayRef.current = ask;
    return () => {
      if (overlayRef.current === ask) overlayRef.current = null;
    };
  }, [overlayRef]);
}
