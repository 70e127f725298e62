import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { loadKitMessages } from '.';

const modules = import.meta.glob<Record<string, Record<string, { id: string; defaultMessage: string }>>>(
  '../**/messages.ts',
  { eager: true },
);
const english = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((messages) => Object.values(messages))
    .map(({ id, defaultMessage }) => [id, defaultMessage]),
);

function argumentsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const nested =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap((option) => argumentsOf(option.value))
        : [];
    return [element.value, ...nested];
  });
}
const argumentsIn = (text: string): string[] => [...new Set(argumentsOf(parse(text)))].sort();

describe.each(['nl', 'fr'] as const)('%s', (language) => {
  it('has every message and no other, with the same arguments', async () => {
    const translated = await loadKitMessages(language);
    expect(Object.keys(translated).sort()).toEqual([...english.keys()].sort());
    for (const [id, text] of Object.entries(translated))
      expect(argumentsIn(text), id).toEqual(argumentsIn(english.get(id) ?? ''));
  });
});
