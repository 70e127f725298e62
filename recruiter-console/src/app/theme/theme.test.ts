import css from '@byline/web-kit/tokens.css?raw';
import { describe, expect, it } from 'vitest';
import base from '../styles/base.css?raw';
import { components } from './components';
import { darkPalette, lightPalette, PALETTE_TOKENS } from './palette';

const [light = '', dark = ''] = css.split(/\[data-theme=["']?dark["']?\]/);

/** The tokens of one theme; the dark theme inherits shared tokens from the light one. */
const tokensOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()] as const),
  );
const tokens = { light: tokensOf(light), dark: { ...tokensOf(light), ...tokensOf(dark) } };

const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
    : [[path, String(value)]];

describe.each([
  ['light', lightPalette, tokens.light],
  ['dark', darkPalette, tokens.dark],
] as const)('palette, %s', (_name, palette, known) => {
  const expected = flat(PALETTE_TOKENS).map(([path, token]) => [path, known[token]]);
  it('has the literals of tokens.css', () => {
    expect(flat(palette)).toEqual(expected);
  });
});

describe('component styles', () => {
  const text = JSON.stringify(components);
  it('take every colour from a token', () => {
    expect(text.match(/#[0-9a-f]{3,8}\b|rgba?\(/gi)).toBeNull();
  });
  it('use no token that tokens.css or base.css does not define', () => {
    const defined = new Set([...Object.keys(tokens.light), ...Object.keys(tokensOf(base))]);
    const used = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name ?? '');
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });
});
