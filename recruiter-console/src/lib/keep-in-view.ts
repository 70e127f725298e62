const ACTS = ['pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/** Scrolls to an element, and again while the content before it grows, until the user acts. Returns what ends that. */
export function keepInView(element: HTMLElement): () => void {
  const ended = new AbortController();
  const grown = new ResizeObserver(() => element.scrollIntoView());
  grown.observe(element.previousElementSibling ?? element);
  ended.signal.addEventListener('abort', () => grown.disconnect());
  for (const act of ACTS) window.addEventListener(act, () => ended.abort(), { passive: true, signal: ended.signal });
  return () => ended.abort();
}
