import { createContext, use, useEffect, useRef } from 'react';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** The number of dialogs that surround a component: a panel is a dialog on a phone, and keeps its keys. */
export const DialogDepthContext = createContext(0);

/** True if a menu, a list of options, or a dialog above the component is open. */
const isCovered = (depth: number): boolean =>
  document.querySelectorAll('[role="dialog"]').length > depth ||
  document.querySelector('[role="menu"], [role="listbox"]') !== null;

/**
 * Page-wide keys (docs/domain/interface.md#keys). Inactive while somebody types, while a dialog above the component is
 * open, and with Ctrl, Alt or Meta.
 */
export function useHotkeys(keys: Record<string, (() => void) | undefined>): void {
  const depth = use(DialogDepthContext);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (typing(event.target) || isCovered(depth)) return;
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [depth]);
}
