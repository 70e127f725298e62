import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { MessageDescriptor } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { fr } from './fr';
import { nl } from './nl';

const modules = import.meta.glob<Record<string, unknown>>(['../**/*essages.ts', './*.ts', '!./*.test.ts'], {
  eager: true,
});

const isDescriptor = (value: unknown): value is MessageDescriptor & { id: string; defaultMessage: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'defaultMessage' in value;

const english = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((value): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []))
    .filter(isDescriptor)
    .map(({ id, defaultMessage }) => [id, defaultMessage]),
);

/** Names of the values a message takes, nested ones too. */
function values(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const nested =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap((option) => values(option.value))
        : [];
    return [element.value, ...nested];
  });
}
const valuesOf = (text: string): string[] => [...new Set(values(parse(text)))].sort();

describe.each([
  ['nl', nl],
  ['fr', fr],
])('%s', (_language, translations) => {
  it('has every message and no other', () => {
    expect(Object.keys(translations).sort()).toEqual([...english.keys()].sort());
  });

  it('takes the same values as English in each message', () => {
    for (const [id, text] of Object.entries(translations)) {
      expect(valuesOf(text), id).toEqual(valuesOf(english.get(id) ?? ''));
    }
  });
});
