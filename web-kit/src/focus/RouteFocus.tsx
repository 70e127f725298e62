import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { findHeading, isInDialog, isOnPage, keepFocus } from './keep-focus';
import { findPlace, placeOf, type Place } from './places';

interface Trail {
  /** The previous page, and the element that had the focus when the user left it. */
  left: { key: string; pathname: string; from: Element | null } | null;
  /** The last focused element of each entry of the browser's history. */
  places: Map<string, Place>;
}

/**
 * Surrounds the pages and moves the focus after each navigation: after a link to the heading, after a step back or forward to the element
 * that had the focus when the user left the page. A field or dialog that takes the focus keeps it. A change of the query alone leaves the
 * focus where it is (docs/domain/interface.md#focus).
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

/** Comes before the page in the tree, so it reads the focused element before React removes it. */
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

/** Comes after the page in the tree, so a field of the page takes the focus first. */
function Arriving({ trail }: { trail: RefObject<Trail> }) {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const hasActed = useHasActed();
  useEffect(() => {
    const { left, places } = trail.current;
    const before = left?.key === key ? null : left;
    const from = before?.from ?? null;
    const isBack = type === NavigationType.Pop;
    // The browser sets the focus of the first page, also after a redirect. The console's login lies outside RouteFocus.
    if (before ? type === NavigationType.Replace && !hasActed.current : isBack) return undefined;
    const isBeside = document.activeElement === from && !from?.closest('main');
    if (!isOnPage() && !isBeside && !isInDialog()) return undefined;
    // On the same page the keyboard loses its place only when a form or a row with the focus disappears.
    const isLost = isOnPage() && (isBack || from?.isConnected === false);
    if (before?.pathname === pathname && !isLost) return undefined;
    const place = isBack && places.get(key);
    return keepFocus([...(place ? [() => findPlace(place)] : []), findHeading], from);
  }, [trail, key, pathname, type, hasActed]);
  return null;
}

/** Whether the user has pressed a key or a button since the app opened. */
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
