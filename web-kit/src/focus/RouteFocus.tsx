import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { findHeading, isInDialog, isOnPage, keepFocus } from './keep-focus';
import { findPlace, placeOf, type Place } from './places';

interface Trail {
  /** The page before, and what had the focus when it was left. */
  left: { key: string; pathname: string; from: Element | null } | null;
  /** Where the focus was last in each entry of the browser's history. */
  places: Map<string, Place>;
}

/**
 * Around the pages. After a link the focus is on the heading of the page, after a step back or forward on the element that one left the
 * page by. A field or dialog that asks for the focus has it; another search of the same page leaves it where it is
 * (docs/domain/interface.md#focus).
 */
export function RouteFocus({ children }: { children: ReactNode }) {
  const trail = useRef<Trail>({ left: null, places: new Map() });
  return (
    <>
      <Leaving trail={trail} />
      {children}
      <Arriving trail={trail} />
    </>
  );
}

/** Stands before the page, and so sees what has the focus before React removes that. */
function Leaving({ trail }: { trail: RefObject<Trail> }) {
  const { key, pathname } = useLocation();
  useLayoutEffect(() => {
    const { current } = trail;
    return () => {
      const from = document.activeElement;
      current.left = { key, pathname, from };
      if (from instanceof HTMLElement && from.closest('main *')) current.places.set(key, placeOf(from));
    };
  }, [trail, key, pathname]);
  return null;
}

/** Stands after the page, whose fields take the focus first. */
function Arriving({ trail }: { trail: RefObject<Trail> }) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const hasActed = useHasActed();
  useEffect(() => {
    const { left, places } = trail.current;
    const before = left?.key === key ? null : left;
    const from = before?.from ?? null;
    const isBack = type === NavigationType.Pop;
    // The browser sets the focus of the first page, also after a redirect. The console's login is outside these pages.
    if (before ? type === NavigationType.Replace && !hasActed.current : isBack) return undefined;
    const isBeside = document.activeElement === from && !from?.closest('main');
    if (!isOnPage() && !isBeside && !isInDialog()) return undefined;
    // The same page takes what the keyboard is at only with a form or a row that goes.
    const isLost = isOnPage() && (isBack || from?.isConnected === false);
    if (before?.pathname === pathname && !isLost) return undefined;
    const place = isBack && places.get(key);
    return keepFocus([...(place ? [() => findPlace(place)] : []), findHeading], from);
  }, [trail, key, pathname, type, hasActed]);
  return null;
}

/** Whether somebody has pressed anything since the pages are there. */
function useHasActed(): RefObject<boolean> {
  const hasActed = useRef(false);
  useEffect(() => {
    const note = (): void => {
      hasActed.current = true;
    };
    window.addEventListener('keydown', note, true);
    window.addEventListener('pointerdown', note, true);
    return () => {
      window.removeEventListener('keydown', note, true);
      window.removeEventListener('pointerdown', note, true);
    };
  }, []);
  return hasActed;
}
