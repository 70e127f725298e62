import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Words } from '../support/words.ts';

type Values = Parameters<Words>[1];

/** Actions on a page of either app, by message ids. */
export function formActions(page: Page, t: Words) {
  const button = (label: string, values?: Values, within: Page | Locator = page): Locator =>
    within.getByRole('button', { name: t(label, values), exact: true });
  const press = (label: string, values?: Values, within?: Page | Locator): Promise<void> =>
    button(label, values, within).click();
  const field = (label: string): Locator => page.getByRole('textbox', { name: t(label) });
  return {
    button,
    press,
    field,
    /** A field of any kind, by its exact label. */
    labelled: (label: string): Locator => page.getByLabel(t(label), { exact: true }),
    box: (label: string): Locator => page.getByRole('combobox', { name: t(label), exact: true }),
    form: (label: string): Locator => page.getByRole('form', { name: t(label) }),
    /** Empties a rich text editor. */
    empty: async (label: string): Promise<void> => {
      // An editor that is still taking the focus drops the selection.
      const emptied = async (): Promise<string | null> => {
        await field(label).press('ControlOrMeta+a');
        await field(label).press('Delete');
        return field(label).textContent();
      };
      await expect.poll(emptied).toBe('');
    },
    /** Waits for the console's message of success. */
    said: (text: string): Promise<void> =>
      page
        .getByRole('status')
        .filter({ hasText: `${t('common.great_success')} · ${text}` })
        .waitFor(),
    /** Presses a button of the open dialog. */
    confirm: (label: string, values?: Values): Promise<void> => press(label, values, page.getByRole('dialog')),
    /** Presses a button of the question with this title. */
    answer: async (title: string, action: string): Promise<void> => {
      await press(action, {}, page.getByRole('dialog', { name: title }));
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    /** Opens the menu of this name and chooses an entry. */
    choose: async (menu: string, label: string): Promise<void> => {
      // The account in the head counts actions that can still be undone.
      await page.getByRole('button', { name: menu }).and(page.locator(':not(header *)')).click();
      await page.getByRole('menuitem', { name: t(label), exact: true }).click();
    },
  };
}

/** The errors that a form or dialog shows, as "label: message". */
const errorsOf = (form: Locator): Promise<string[]> =>
  form.evaluate((element) =>
    [...element.querySelectorAll('[role="alert"][id$="-message"]')].map((message) => {
      const id = message.id.replace(/-message$/, '');
      const group = message.closest(`fieldset[aria-describedby="${message.id}"]`);
      // The label of a field, the legend of a group, or the bold text of a button that opens its field.
      const label = group?.firstChild ?? element.querySelector(`label[for="${id}"], #${CSS.escape(id)} b`);
      return `${label?.firstChild?.textContent}: ${message.textContent}`;
    }),
  );

/** Waits until a form shows exactly these errors, in the order of its fields. */
export async function expectErrors(form: Locator, expected: Record<string, string>): Promise<void> {
  const said = Object.entries(expected).map(([label, message]) => `${label}: ${message}`);
  await expect.poll(() => errorsOf(form)).toEqual(said);
}

/** Waits until a form has exactly the fields with these labels, in this order. */
export async function expectFields(form: Locator, labels: string[]): Promise<void> {
  const shown = (): Promise<(string | undefined)[]> =>
    form
      .locator('label, fieldset:not([aria-hidden]) > legend')
      .evaluateAll((all) => all.map((label) => label.firstChild?.textContent?.trim()).filter(Boolean));
  await expect.poll(shown).toEqual(labels);
}
