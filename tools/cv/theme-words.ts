import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@byline/shared-types/domain';
import type { Page } from 'playwright-core';

type Of<T> = Partial<Record<Language, T>>;
const WORDS = JSON.parse(readFileSync(join(import.meta.dirname, 'words.json'), 'utf8')) as {
  headings: Of<Record<string, string[]>>;
  months: Of<string[]>;
  short: Of<string[]>;
};

/** Writes the English headings and months of a theme in another language, as a person does who uses it. */
export async function inLanguage(page: Page, language: Language): Promise<void> {
  const headings = WORDS.headings[language];
  if (!headings) return;
  await page.evaluate(
    ({ headings: words, months, short }) => {
      const english = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'];
      english.push('October', 'November', 'December');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let turn = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue ?? '';
        const bare = text.trim().toLowerCase().replace(/:$/, '');
        const choices = words[bare];
        if (choices) {
          node.nodeValue = choices[turn++ % choices.length] ?? text;
          continue;
        }
        let said = text;
        english.forEach((month, index) => {
          said = said.replace(new RegExp(`\\b${month}\\b`, 'g'), months[index] ?? month);
          said = said.replace(new RegExp(`\\b${month.slice(0, 3)}\\b\\.?`, 'g'), short[index] ?? month);
        });
        node.nodeValue = said.replace(/\b(Present|Current)\b/g, (words['present'] ?? ['Present'])[0] ?? '');
      }
    },
    { headings, months: WORDS.months[language] ?? [], short: WORDS.short[language] ?? [] },
  );
}
