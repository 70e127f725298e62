import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** What a form, or whatever holds its fields, says is wrong: each field by its label, with its message. */
const refusals = (form: Locator): Promise<string[]> =>
  form.evaluate((element) =>
    [...element.querySelectorAll('[role="alert"][id$="-message"]')].map((message) => {
      const id = message.id.replace(/-message$/, '');
      const group = message.closest(`fieldset[aria-describedby="${message.id}"]`);
      // A label, the legend of a group, or what is bold of a button that opens its field.
      const label = group?.firstChild ?? element.querySelector(`label[for="${id}"], #${CSS.escape(id)} b`);
      return `${label?.firstChild?.textContent}: ${message.textContent}`;
    }),
  );

/** Waits until a form says so much is wrong and no more, in the order of its fields. */
export async function expectErrors(form: Locator, expected: Record<string, string>): Promise<void> {
  const said = Object.entries(expected).map(([label, message]) => `${label}: ${message}`);
  await expect.poll(() => refusals(form)).toEqual(said);
}

/** Waits until a form asks for these, in the order of its labels, and for nothing else. */
export async function expectFields(form: Locator, labels: string[]): Promise<void> {
  const shown = (): Promise<(string | undefined)[]> =>
    form
      .locator('label, fieldset:not([aria-hidden]) > legend')
      .evaluateAll((all) => all.map((label) => label.firstChild?.textContent?.trim()).filter(Boolean));
  await expect.poll(shown).toEqual(labels);
}
