import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { landmark } from '../../lib/landmark';
import { measured } from '../../lib/measured';
import style from './Tooltip.module.css';

/** The attribute of an element with a tooltip. */
export const TIP = 'data-tip';

const MOUSE_MS = 400;
const TOUCH_MS = 700;
/** Between the element and its tooltip, and between the tooltip and the edge of the window, in px. */
const GAP = 14;
const EDGE = 8;

const tipOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${TIP}]`) : null;

/** Follows the pointer and the focus; returns the element whose tooltip shows. */
function useTipped(): HTMLElement | null {
  const [tipped, setTipped] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over: HTMLElement | null = null;
    const hide = (): void => {
      clearTimeout(timer);
      setTipped(null);
    };
    const point = ({ target, pointerType }: PointerEvent): void => {
      const next = tipOf(target);
      if (next === over) return;
      over = next;
      hide();
      if (next) timer = setTimeout(() => setTipped(next), pointerType === 'touch' ? TOUCH_MS : MOUSE_MS);
    };
    const focus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches(`[${TIP}]:focus-visible`)) setTipped(tipOf(target));
    };
    const leave = new AbortController();
    const options = { capture: true, passive: true, signal: leave.signal };
    document.addEventListener('pointerover', point, options);
    document.addEventListener('focusin', focus, options);
    for (const type of ['focusout', 'keydown', 'pointerup', 'pointercancel', 'scroll'])
      document.addEventListener(type, hide, options);
    document.addEventListener('mousedown', hide, options);
    return () => {
      leave.abort();
      clearTimeout(timer);
    };
  }, []);
  return tipped;
}

/**
 * The only tooltip of the app, for each element with `data-tip`. It repeats the accessible name. A tooltip in each
 * button took a large part of the time in which the rows of a list render.
 */
export function Tooltip() {
  const tipped = useTipped();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (!tipped || !box.current) return;
    const { left, width, top, bottom } = tipped.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = box.current;
    const fits = bottom + GAP + offsetHeight <= window.innerHeight - EDGE;
    setPlace({
      left: Math.max(EDGE, Math.min(left + width / 2 - offsetWidth / 2, window.innerWidth - EDGE - offsetWidth)),
      top: fits ? bottom + GAP : top - GAP - offsetHeight,
    });
  }, [tipped]);
  const text = tipped?.isConnected && tipped.getAttribute(TIP);
  if (!text) return null;
  return createPortal(
    <div role="tooltip" ref={box} className={style.tooltip} {...measured({ '--left': place.left, '--top': place.top })}>
      {text}
    </div>,
    landmark(),
  );
}
