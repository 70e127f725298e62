import type { FieldInfo, Forms } from './parts.ts';

/** Runs in the page from its source text, so it uses only `window.crawl` from outside. */
export function installForms(): void {
  const { squeeze, textOf, isShown, isEnabled, nameOf, byKey, pointOf } = window.crawl;
  const FIELDS =
    'input:not([type=hidden]):not([type=submit]), textarea, select, [role=combobox]:not(input), [contenteditable=true]';
  const INDEX = 'data-crawl-field';

  const submitOf = (form: Element | null): HTMLElement | null => {
    const outside = form?.id ? `[type=submit][form="${CSS.escape(form.id)}"]` : null;
    return (
      form?.querySelector<HTMLElement>('[type=submit]') ??
      (outside ? document.querySelector<HTMLElement>(outside) : null)
    );
  };

  /** The name of the form, else the names of its fields without their errors, which appear and disappear. */
  const titleOf = (around: Element | null): string =>
    squeeze(around?.getAttribute('aria-label')) ||
    textOf(around?.getAttribute('aria-labelledby') ?? null) ||
    [...(around?.querySelectorAll('label') ?? [])]
      .map((label) => squeeze(label.textContent))
      .join(', ')
      .slice(0, 80);
  const listed = (): Map<string, Element> => {
    const usable = [...document.querySelectorAll('form')].filter(
      (form) => isShown(form) && submitOf(form) && form.querySelector(FIELDS) !== null,
    );
    return byKey(usable, (form) => titleOf(form.closest('[role=dialog]')) || titleOf(form) || 'form');
  };
  const formOf = (key: string): Element | null => listed().get(key) ?? null;

  const kindOf = (element: Element): FieldInfo['kind'] => {
    if (element.matches('[contenteditable]')) return 'editor';
    if (element.matches('select')) return 'native-select';
    if (element.matches('input[type=checkbox]')) return 'check';
    if (element.matches('input[type=radio]')) return 'radio';
    if (element.matches('input[type=file]')) return 'file';
    if (element.matches('[role=combobox]')) return element.matches('input') ? 'picker' : 'select';
    return 'text';
  };
  const describe = (element: Element, index: number): FieldInfo => {
    // Later look-ups use this number, because a filled field may show or hide other fields.
    element.setAttribute(INDEX, String(index));
    return {
      index,
      kind: kindOf(element),
      name: nameOf(element) || (element.getAttribute('name') ?? ''),
      type: element.getAttribute('type') ?? '',
      placeholder: element.getAttribute('placeholder') ?? '',
      numeric: element.matches('[inputmode=numeric], [inputmode=decimal], [type=number]'),
    };
  };
  const fieldOf = (form: string, index: number | string): Element | null =>
    formOf(form)?.querySelector(`[${INDEX}="${index}"]`) ?? null;

  const forms: Forms = {
    forms: () => [...listed().keys()],
    form: formOf,
    fields: (form) =>
      [...(formOf(form)?.querySelectorAll(FIELDS) ?? [])]
        .filter((element) => isEnabled(element) && !element.matches('[readonly]'))
        .filter((element) => isShown(element) || kindOf(element) === 'file')
        .map(describe),
    field: fieldOf,
    type: (form, values) => {
      for (const [index, value] of Object.entries(values)) {
        const element = fieldOf(form, index);
        if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue;
        // React overrides the setter of each element, so this uses the browser's own, from the prototype.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value')?.set?.call(element, value);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    aimAtSubmit: (form) => pointOf(submitOf(formOf(form))),
    isStuck: (form) => submitOf(formOf(form))?.matches(':disabled') === true,
    wrong: (form) => [...(formOf(form)?.querySelectorAll('[aria-invalid=true]') ?? [])].map(nameOf),
    complaints: (key) => {
      const form = formOf(key);
      const around = form?.closest('[role=dialog]') ?? form;
      const all = [...document.querySelectorAll('[role=alert], [aria-invalid=true], [id$="-error"]')].filter(isShown);
      const say = (element: Element): string => squeeze(element.textContent) || nameOf(element);
      return {
        inside: all.filter((element) => around?.contains(element)).map(say),
        outside: all.filter((element) => !around?.contains(element)).map(say),
      };
    },
  };
  Object.assign(window.crawl, forms);
}
