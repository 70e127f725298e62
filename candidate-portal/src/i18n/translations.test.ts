import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import fr from './translations/fr';
import nl from './translations/nl';

/** English only (docs/domain/candidates.md#public-profile). */
const ENGLISH_ONLY = /^public\./;

const isDescriptor = (value: unknown): value is { id: string; defaultMessage: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'defaultMessage' in value;

const modules = import.meta.glob<Record<string, unknown>>(['../**/messages.ts', './problem-words.ts'], { eager: true });
const english = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((group) => (typeof group === 'object' && group !== null ? (Object.values(group) as unknown[]) : []))
    .filter(isDescriptor)
    .filter(({ id }) => !ENGLISH_ONLY.test(id))
    .map(({ id, defaultMessage }) => [id, defaultMessage]),
);

/** The arguments and tags a text takes. */
function argumentsOf(text: string): string[] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    else if (typeof node === 'object' && node !== null) {
      const { type, value, options, children } = node as Record<string, unknown>;
      if (type !== 0 && typeof value === 'string') names.add(value);
      if (typeof options === 'object' && options !== null)
        Object.values(options).forEach((option) => visit((option as { value: unknown }).value));
      visit(children);
    }
  };
  visit(new IntlMessageFormat(text, 'en').getAst());
  return [...names].sort();
}

describe.each(Object.entries({ nl, fr } as Record<string, Record<string, string>>))('texts in %s', (_, texts) => {
  it('are there for every message, and for nothing else', () => {
    expect(Object.keys(texts).sort()).toEqual([...english.keys()].sort());
  });

  it('take the same arguments as the English ones', () => {
    for (const [id, text] of english) expect([id, argumentsOf(texts[id] ?? '')]).toEqual([id, argumentsOf(text)]);
  });

  it('have no exclamation marks', () => {
    expect(Object.entries(texts).filter(([, text]) => text.includes('!'))).toEqual([]);
  });
});

it('English has no exclamation marks either', () => {
  expect([...english].filter(([, text]) => text.includes('!'))).toEqual([]);
});
