import { createContext, use, useEffect, useRef, type RefObject } from 'react';
import { KEY_IDS, pressesOf, type KeyId } from './keys';
import { hasSingleKeys } from './single-keys';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** The number of dialogs that surround a component: a panel is a dialog on a phone, and keeps its keys. */
export const DialogDepthContext = createContext(0);

/** True if a menu, a list of options, or a dialog above the component is open. */
const isCovered = (depth: number): boolean =>
  document.querySelectorAll('[role="dialog"]').length > depth ||
  document.querySelector('[role="menu"], [role="listbox"]') !== null;

type Acts = Partial<Record<KeyId, (() => void) | undefined>>;

interface Listener {
  depth: number;
  acts: RefObject<Acts>;
}

/** The time for the second key of a sequence. */
const SEQUENCE_MS = 1_500;

const listeners = new Set<Listener>();
/** The first key of a sequence, and when it was pressed. */
let begun = { press: '', at: 0 };

/** The key as the list of keys writes it; null with a modifier that no key has. */
function pressOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | null {
  if (altKey || (shiftKey && (ctrlKey || metaKey))) return null;
  const name = key.length === 1 ? key.toUpperCase() : key;
  return ctrlKey || metaKey ? `Mod+${name}` : name;
}

/** The presses of the components that no dialog covers, with their acts. */
const heard = (): { press: string; act: (() => void) | undefined }[] =>
  [...listeners]
    .filter(({ depth }) => !isCovered(depth))
    .flatMap(({ acts }) => KEY_IDS.map((id) => ({ press: pressesOf(id), act: acts.current[id] })))
    .filter(({ act }) => act);

function listen(event: KeyboardEvent): void {
  const press = event.defaultPrevented ? null : pressOf(event);
  if (press === null || ['Shift', 'Mod+Control', 'Mod+Meta'].includes(press)) return;
  const isSingle = !press.startsWith('Mod+');
  if (isSingle && (typing(event.target) || !hasSingleKeys())) return;
  const second = event.timeStamp - begun.at < SEQUENCE_MS ? `${begun.press} ${press}` : '';
  begun = { press: '', at: 0 };
  const keys = heard();
  const wanted = keys.some((key) => key.press === second) ? second : press;
  const acts = keys.filter((key) => key.press === wanted);
  if (acts.length > 0) event.preventDefault();
  else if (keys.some((key) => key.press.startsWith(`${press} `))) begun = { press, at: event.timeStamp };
  for (const { act } of acts) act?.();
}

/**
 * Page-wide keys (docs/domain/interface.md#keys). Those without Ctrl are inactive while somebody types, or if switched off; all of them while a dialog above the
 * component is open.
 */
export function useHotkeys(acts: Acts): void {
  const depth = use(DialogDepthContext);
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    const listener = { depth, acts: latest };
    if (listeners.size === 0) window.addEventListener('keydown', listen);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('keydown', listen);
      begun = { press: '', at: 0 };
    };
  }, [depth]);
}
