import type { Controls } from './parts.ts';

/** Runs in the page from its source text, so it uses only `window.crawl` from outside. */
export function installControls(): void {
  const { isShown, isEnabled, nameOf, byKey, pointOf } = window.crawl;
  const CONTROLS =
    'button, a[href], summary, [role=button], [role=menuitem], [role=menuitemradio], [role=tab], [role=option], [role=switch], [role=combobox], input[type=checkbox], input[type=radio], tr[tabindex]';
  const OPENED = '[role=dialog], [role=menu], [role=listbox], [role=toolbar], dialog, form, aside';
  const REPEATED = 'tr, li, [role=row], [role=option], [role=gridcell], article';
  const CHOSEN =
    '[aria-current], [aria-selected=true], [aria-checked=true][role^=menuitem], [role=radio][aria-checked=true], :checked[type=radio]';
  const CHOICE = '[role=option], [role=menuitemradio], [role=gridcell], [role=radio]';

  /** Whether the control is in a later row and the first row has an equal one. */
  const isInLaterRow = (element: Element): boolean => {
    const item = element.parentElement?.closest(REPEATED);
    if (!item?.previousElementSibling?.matches(REPEATED)) return false;
    const first = item.parentElement?.firstElementChild;
    const alike = [...(first?.querySelectorAll(element.localName) ?? [])];
    return alike.some(({ className }) => className === element.className);
  };

  /** Whether the control is the third or a later choice of a menu or a calendar. */
  const isLaterChoice = (element: Element): boolean => {
    const choice = element.closest(CHOICE);
    const role = choice?.getAttribute('role');
    const alike = [...(choice?.parentElement?.children ?? [])].filter((other) => other.getAttribute('role') === role);
    return choice !== null && alike.indexOf(choice) > 1;
  };

  /** Whether the control is a link to another site, to a place on this page, or to the home page. */
  const isElsewhere = (element: Element): boolean =>
    element instanceof HTMLAnchorElement &&
    (element.pathname === '/' ||
      element.origin !== location.origin ||
      element.target === '_blank' ||
      element.getAttribute('href')?.startsWith('#') === true);

  /** Whether the control is a row that opens no record, or a row after the first. */
  const isOtherRow = (element: Element): boolean =>
    element.localName === 'tr' &&
    (getComputedStyle(element).cursor !== 'pointer' || element.previousElementSibling !== null);

  const LEFT_OUT = [isInLaterRow, isLaterChoice, isElsewhere, isOtherRow];
  const listed = (): Map<string, Element> => {
    const usable = [...document.querySelectorAll(CONTROLS)].filter(
      (element) =>
        isShown(element) &&
        isEnabled(element) &&
        !element.matches(CHOSEN) &&
        !LEFT_OUT.some((isLeftOut) => isLeftOut(element)),
    );
    const roleOf = (element: Element): string =>
      element.getAttribute('role') ?? `${element.localName}${element.getAttribute('type') ?? ''}`;
    return byKey(usable, (element) => `${roleOf(element)} "${nameOf(element)}"`);
  };

  const controls: Controls = {
    controls: () => [...listed()].map(([key, element]) => ({ key, inside: element.closest(OPENED) !== null })),
    aim: (key) => pointOf(listed().get(key)),
    isReady: () =>
      (listed().size > 0 || document.querySelector('h1') !== null) &&
      document.querySelector('[aria-busy=true]') === null,
  };
  Object.assign(window.crawl, controls);
}
