/** The functions of the crawl inside a page. `install` runs in every page before its own scripts. */
export interface Control {
  /** True in a part that opened: a dialog, a menu, a form. */
  inside: boolean;
  /** Finds the control again after another load: role, name, and a number if there are several. */
  key: string;
}

export interface FieldInfo {
  index: number;
  kind: 'text' | 'select' | 'picker' | 'native-select' | 'check' | 'radio' | 'editor' | 'file';
  name: string;
  type: string;
  placeholder: string;
  numeric: boolean;
}

export interface InPage {
  /** True if the page has content and shows no loading state. */
  isReady: () => boolean;
  controls: () => Control[];
  /** True if the control exists and no other element covers it. */
  isFree: (key: string) => boolean;
  forms: () => string[];
  form: (key: string) => Element | null;
  /** True if the form is open and its button is disabled. */
  isStuck: (form: string) => boolean;
  /** The names of invalid fields. */
  wrong: (form: string) => string[];
  fields: (key: string) => FieldInfo[];
  field: (key: string, index: number) => Element | null;
  /** The visible error texts inside the form and outside it. */
  complaints: (form: string) => { inside: string[]; outside: string[] };
  /** The point to click in the window; null if the element is missing or covered. Also starts the count of changes. */
  aim: (key: string) => { x: number; y: number; chosen: boolean } | null;
  aimAtSubmit: (form: string) => { x: number; y: number } | null;
  /** True if the page changed since `aim`. Waits at most this long for a change, and then until the page is quiet. */
  happened: (milliseconds: number) => Promise<boolean>;
  /** Resolves when the page has not changed for this long, or after two seconds. */
  quiet: (milliseconds: number) => Promise<void>;
  /** Types into all text fields at once; `values` are by the index of the field. */
  type: (form: string, values: Record<number, string>) => void;
  rememberLooks: () => void;
  /** The name of the focused element; `visible` is true if the focus changes its look. */
  focused: () => { id: string; name: string; visible: boolean } | null;
}

declare global {
  interface Window {
    crawl: InPage;
  }
}

export function install(): void {
  const QUIET_MS = 50;
  const CONTROLS =
    'button, a[href], summary, [role=button], [role=menuitem], [role=menuitemradio], [role=tab], [role=option], [role=switch], [role=combobox], input[type=checkbox], input[type=radio], tr[tabindex]';
  const OPENED = '[role=dialog], [role=menu], [role=listbox], [role=toolbar], dialog, form, aside';
  const REPEATED = 'tr, li, [role=row], [role=option], [role=gridcell], article';
  const FIELDS =
    'input:not([type=hidden]):not([type=submit]), textarea, select, [role=combobox]:not(input), [contenteditable=true]';
  const squeeze = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const shown = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true], [inert]')
    );
  };
  const enabled = (element: Element): boolean =>
    !element.matches(':disabled, [aria-disabled=true]') && !element.closest('fieldset:disabled');
  const textOf = (ids: string | null): string =>
    squeeze(
      (ids ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  const nameOf = (element: Element): string =>
    squeeze(element.getAttribute('aria-label')) ||
    textOf(element.getAttribute('aria-labelledby')) ||
    squeeze((element as HTMLInputElement).labels?.[0]?.textContent) ||
    squeeze(element.textContent) ||
    squeeze(element.getAttribute('title')) ||
    squeeze(element.getAttribute('placeholder'));
  const roleOf = (element: Element): string =>
    element.getAttribute('role') ?? `${element.localName}${element.getAttribute('type') ?? ''}`;

  /** The rows of a list are alike, so only the controls of the first row count. */
  const isRepeat = (element: Element): boolean => {
    const item = element.parentElement?.closest(REPEATED);
    if (item?.previousElementSibling?.matches(REPEATED)) {
      const shape = `${element.localName}.${element.className}`;
      const before = item.parentElement?.firstElementChild;
      return [...(before?.querySelectorAll(element.localName) ?? [])].some(
        (other) => `${other.localName}.${other.className}` === shape,
      );
    }
    // Of the choices in a menu or a calendar, only the first two of a kind count.
    const choice = element.closest('[role=option], [role=menuitemradio], [role=gridcell], [role=radio]');
    const role = choice?.getAttribute('role');
    const alike = [...(choice?.parentElement?.children ?? [])].filter((other) => other.getAttribute('role') === role);
    return choice !== null && alike.indexOf(choice) > 1;
  };

  /** True if the link leaves the app, stays on this page, or leads to the start page. */
  const isElsewhere = (element: Element): boolean =>
    element instanceof HTMLAnchorElement &&
    (element.pathname === '/' ||
      element.origin !== location.origin ||
      element.target === '_blank' ||
      element.getAttribute('href')?.startsWith('#') === true);
  /** True if the element is already chosen, so that a click has no effect. */
  const isChosen = (element: Element): boolean =>
    element.matches(
      '[aria-current], [aria-selected=true], [aria-checked=true][role^=menuitem], [role=radio][aria-checked=true], :checked[type=radio]',
    );

  /** True for a row that does not open, and for every row after the first. */
  const isOtherRow = (element: Element): boolean =>
    element.localName === 'tr' &&
    (getComputedStyle(element).cursor !== 'pointer' || element.previousElementSibling !== null);

  const listed = (): Map<string, Element> => {
    const found = new Map<string, Element>();
    for (const element of document.querySelectorAll(CONTROLS)) {
      if (!shown(element) || !enabled(element) || isChosen(element)) continue;
      if (isRepeat(element) || isElsewhere(element) || isOtherRow(element)) continue;
      const base = `${roleOf(element)} "${nameOf(element)}"`;
      let key = base;
      for (let nth = 2; found.has(key); nth++) key = `${base} ${nth}`;
      found.set(key, element);
    }
    return found;
  };

  const forms = (): Map<string, Element> => {
    const found = new Map<string, Element>();
    for (const form of document.querySelectorAll('form')) {
      if (!shown(form) || !submitOfForm(form) || form.querySelector(FIELDS) === null) continue;
      const base = titleOf(form.closest('[role=dialog]')) || titleOf(form) || 'form';
      let key = base;
      for (let nth = 2; found.has(key); nth++) key = `${base} ${nth}`;
      found.set(key, form);
    }
    return found;
  };
  /** Uses the form's own name, or else the names of its fields. Error texts come and go, so they are not part of it. */
  const titleOf = (around: Element | null): string =>
    squeeze(around?.getAttribute('aria-label')) ||
    textOf(around?.getAttribute('aria-labelledby') ?? null) ||
    [...(around?.querySelectorAll('label') ?? [])]
      .map((label) => squeeze(label.textContent))
      .join(', ')
      .slice(0, 80);
  const submitOfForm = (form: Element): HTMLElement | null =>
    form.querySelector<HTMLElement>('[type=submit]') ??
    (form.id ? document.querySelector<HTMLElement>(`[type=submit][form="${CSS.escape(form.id)}"]`) : null);

  const kindOf = (element: Element): FieldInfo['kind'] => {
    if (element.matches('[contenteditable]')) return 'editor';
    if (element.matches('select')) return 'native-select';
    if (element.matches('input[type=checkbox]')) return 'check';
    if (element.matches('input[type=radio]')) return 'radio';
    if (element.matches('input[type=file]')) return 'file';
    if (element.matches('[role=combobox]')) return element.matches('input') ? 'picker' : 'select';
    return 'text';
  };
  const fieldsOf = (form: Element): Element[] =>
    [...form.querySelectorAll(FIELDS)].filter(
      (element) => enabled(element) && !element.matches('[readonly]') && (shown(element) || kindOf(element) === 'file'),
    );

  const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  const quiet = (milliseconds: number): Promise<void> =>
    new Promise((done) => {
      const end = (): void => {
        still.disconnect();
        clearTimeout(timer);
        clearTimeout(limit);
        done();
      };
      let timer = setTimeout(end, milliseconds);
      const limit = setTimeout(end, 2_000);
      const still = new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(end, milliseconds);
      });
      still.observe(document, everything);
    });
  /** The middle of an element, if a click there hits it. */
  const pointOf = (element: Element): { x: number; y: number } | null => {
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const there = document.elementFromPoint(x, y);
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const isMet = there !== null && [element, ...labels].some((one) => one.contains(there) || there.contains(one));
    return isMet ? { x, y } : null;
  };

  let seen = 0;
  let observer: MutationObserver | null = null;
  const watch = (clicked: Element): void => {
    seen = 0;
    observer?.disconnect();
    observer = new MutationObserver((records) => {
      seen += records.filter(
        ({ target, type, attributeName }) =>
          !(type === 'attributes' && attributeName === 'class' && target === clicked) &&
          // The pointer gives a cut text its title before the click.
          attributeName !== 'title',
      ).length;
    });
    observer.observe(document, everything);
  };

  const looks = new WeakMap<Element, string>();
  const lookOf = (element: Element): string => {
    const parts = [element, ...[...element.querySelectorAll('*')].slice(0, 6)];
    for (let up = element.parentElement, height = 0; up && height < 5; up = up.parentElement, height++) parts.push(up);
    return parts
      .map((part) => {
        const style = getComputedStyle(part);
        return [
          style.outline,
          style.boxShadow,
          style.borderColor,
          style.backgroundColor,
          style.textDecorationLine,
        ].join();
      })
      .join(' | ');
  };
  const FOCUSABLE = 'a[href], button, input, textarea, select, [tabindex], [contenteditable=true], summary';
  const FIELD = 'data-crawl-field';
  let ids = 0;

  window.crawl = {
    isReady: () =>
      (listed().size > 0 || document.querySelector('h1') !== null) &&
      document.querySelector('[aria-busy=true]') === null,
    controls: () =>
      [...listed()].map(([key, element]) => ({
        key,
        inside: element.closest(OPENED) !== null,
      })),
    isFree: (key) => {
      const element = listed().get(key);
      return element !== undefined && pointOf(element) !== null;
    },
    forms: () => [...forms().keys()],
    form: (key) => forms().get(key) ?? null,
    isStuck: (key) => {
      const form = forms().get(key);
      return form !== undefined && submitOfForm(form)?.matches(':disabled') === true;
    },
    wrong: (key) => [...(forms().get(key)?.querySelectorAll('[aria-invalid=true]') ?? [])].map(nameOf),
    fields: (key) =>
      fieldsOf(forms().get(key) ?? document.createElement('form')).map((element, index) => {
        // Marks each field with its index, because filling in one field can add or remove others.
        element.setAttribute(FIELD, String(index));
        return {
          index,
          kind: kindOf(element),
          name: nameOf(element) || (element.getAttribute('name') ?? ''),
          type: element.getAttribute('type') ?? '',
          placeholder: element.getAttribute('placeholder') ?? '',
          numeric: element.matches('[inputmode=numeric], [inputmode=decimal], [type=number]'),
        };
      }),
    field: (key, index) => forms().get(key)?.querySelector(`[${FIELD}="${index}"]`) ?? null,
    complaints: (key) => {
      const form = forms().get(key);
      const around = form?.closest('[role=dialog]') ?? form;
      const all = [...document.querySelectorAll('[role=alert], [aria-invalid=true], [id$="-error"]')].filter(shown);
      const say = (element: Element): string => squeeze(element.textContent) || nameOf(element);
      return {
        inside: all.filter((element) => around?.contains(element)).map(say),
        outside: all.filter((element) => !around?.contains(element)).map(say),
      };
    },
    aim: (key) => {
      const element = listed().get(key);
      const point = element && pointOf(element);
      if (!point) return null;
      watch(element);
      // A click on a pressed button may have no effect.
      return { ...point, chosen: element.matches('[aria-pressed=true]') };
    },
    aimAtSubmit: (key) => {
      const form = forms().get(key);
      const submit = form && submitOfForm(form);
      return submit ? pointOf(submit) : null;
    },
    happened: async (milliseconds) => {
      const [address, end] = [location.href, performance.now() + milliseconds];
      while (seen === 0 && location.href === address && performance.now() < end) await pause(16);
      await quiet(QUIET_MS);
      // A click on a field has an effect if the field gets the focus.
      const isTyping = document.activeElement?.matches('input, textarea, [contenteditable]') === true;
      return seen > 0 || location.href !== address || isTyping;
    },
    quiet,
    type: (key, values) => {
      const form = forms().get(key);
      for (const [index, value] of Object.entries(values)) {
        const element = form?.querySelector(`[${FIELD}="${index}"]`);
        if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue;
        // React overrides the setter on each element; the setter of the prototype is the browser's own.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value')?.set?.call(element, value);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    rememberLooks: () => {
      for (const element of document.querySelectorAll(FOCUSABLE))
        if (element !== document.activeElement) looks.set(element, lookOf(element));
    },
    focused: () => {
      const element = document.activeElement;
      // The page itself focused an element that is not a tab stop; the tabbing begins there.
      if (!(element instanceof HTMLElement) || element.tabIndex < 0 || element === document.body) return null;
      element.setAttribute('data-crawl', element.getAttribute('data-crawl') ?? String(++ids));
      const before = looks.get(element);
      return {
        id: element.getAttribute('data-crawl') ?? '',
        name: `${roleOf(element)} "${nameOf(element).slice(0, 60)}"`,
        visible: before === undefined || before !== lookOf(element),
      };
    },
  };
}
