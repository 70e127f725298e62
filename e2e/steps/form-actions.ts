import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Words } from '../support/words.ts';

/** What one does on any screen of the console, by message ids. The page may be opened later. */
export function formActions(page: () => Page, t: Words) {
  const button = (label: string, within: Page | Locator = page()): Locator =>
    within.getByRole('button', { name: t(label), exact: true });
  const press = (label: string, within?: Page | Locator): Promise<void> => button(label, within).click();
  const field = (label: string): Locator => page().getByRole('textbox', { name: t(label) });
  return {
    button,
    press,
    field,
    /** Takes everything out of an editor of rich text. */
    empty: async (label: string): Promise<void> => {
      // An editor that takes the focus for itself meanwhile drops the selection.
      const emptied = async (): Promise<string | null> => {
        await field(label).press('ControlOrMeta+a');
        await field(label).press('Delete');
        return field(label).textContent();
      };
      await expect.poll(emptied).toBe('');
    },
    box: (label: string): Locator => page().getByRole('combobox', { name: t(label), exact: true }),
    form: (label: string): Locator => page().getByRole('form', { name: t(label) }),
    /** Waits for the short message of something that went well. */
    said: (text: string): Promise<void> =>
      page()
        .getByRole('status')
        .filter({ hasText: `${t('common.great_success')} · ${text}` })
        .waitFor(),
    /** Waits for a question, by its title, and presses one of its buttons. */
    answer: async (title: string, action: string): Promise<void> => {
      await press(action, page().getByRole('dialog', { name: title }));
      await page().getByRole('dialog').waitFor({ state: 'detached' });
    },
    /** Opens a menu, by its own name, and chooses from it. */
    choose: async (menu: string, label: string): Promise<void> => {
      await page().getByRole('button', { name: menu }).click();
      await page()
        .getByRole('menuitem', { name: t(label), exact: true })
        .click();
    },
  };
}
