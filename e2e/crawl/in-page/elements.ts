import type { Elements } from './parts.ts';

/** Runs in the page from its source text, so it uses no code from outside. */
export function installElements(): void {
  const squeeze = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (ids: string | null): string =>
    squeeze(
      (ids ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );

  const elements: Elements = {
    squeeze,
    textOf,
    isShown: (element) => {
      const { width, height } = element.getBoundingClientRect();
      const isVisible = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      return isVisible && !element.closest('[aria-hidden=true], [inert]');
    },
    isEnabled: (element) =>
      !element.matches(':disabled, [aria-disabled=true]') && !element.closest('fieldset:disabled'),
    nameOf: (element) =>
      squeeze(element.getAttribute('aria-label')) ||
      textOf(element.getAttribute('aria-labelledby')) ||
      squeeze((element as HTMLInputElement).labels?.[0]?.textContent) ||
      squeeze(element.textContent) ||
      squeeze(element.getAttribute('title')) ||
      squeeze(element.getAttribute('placeholder')),
    byKey: (all, nameOf) => {
      const found = new Map<string, Element>();
      for (const element of all) {
        const base = nameOf(element);
        let key = base;
        for (let nth = 2; found.has(key); nth++) key = `${base} ${nth}`;
        found.set(key, element);
      }
      return found;
    },
    pointOf: (element) => {
      if (!element) return null;
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const there = document.elementFromPoint(x, y);
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      const isMet = there !== null && [element, ...labels].some((one) => one.contains(there) || there.contains(one));
      return isMet ? { x, y } : null;
    },
  };
  Object.assign(window.crawl, elements);
}
