import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';

const require = createRequire(import.meta.url);

/** The apps' own fonts; for other scripts the first matching Noto font, never a font of the machine. */
const OWN = ['newsreader', 'inter'] as const;
const OTHERS = [
  'arabic',
  'hebrew',
  'thai',
  'sc',
  'kr',
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
  'khmer',
  'lao',
  'myanmar',
  'georgian',
  'armenian',
  'ethiopic',
].map((script) => `noto-sans-${script}`);
export type Family = (typeof OWN)[number];

/** A font file, with a subset of the font's characters. */
interface Slice {
  path: string;
  ranges: [number, number][];
}

const rangesOf = (text: string): Slice['ranges'] =>
  text.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)];
  });

/** The files of a font, each with its characters. */
async function slicesOf(family: string): Promise<Slice[]> {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  const subsets = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const slices = Object.entries(subsets).map(([subset, ranges]) => ({
    path: join(folder, 'files', `${family}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: rangesOf(ranges),
  }));
  // Latin comes last in the file, and most texts are Latin.
  return slices.reverse();
}

/** Shared by all pictures, so that the server reads each file once. */
function once<Value>(read: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}
const allSlices = once(async (family) =>
  (await Promise.all([family, ...OWN, ...OTHERS, 'noto-emoji'].map(slicesOf))).flat(),
);
const faceOf = once(async (path) => new Face(new Blob(await decompress(await readFile(path)))));
const fontOf = once(async (key) => {
  const [path = '', weight] = key.split('|');
  const font = new Font(await faceOf(path));
  font.setVariations([new Variation('wght', Number(weight))]);
  return font;
});

const covers = ({ ranges }: Slice, code: number): boolean => ranges.some(([from, to]) => from <= code && code <= to);
/** Invisible characters: joiners and variation selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;

/** The font of a weight that has a whole grapheme, letter and accents; null without such a font. */
export async function fontFor(character: string, family: Family, weight: number): Promise<Font | null> {
  const codes = (text: string): number[] => [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const seen = codes(character.replace(UNSEEN, ''));
  const all = await allSlices(family);
  const having = all.filter((slice) => seen.every((code) => covers(slice, code)));
  // Only the file with the joiner draws the parts of an emoji as one picture.
  const best = EMOJI.test(character)
    ? having.filter((slice) => codes(character).every((code) => covers(slice, code)))
    : [];
  for (const { path } of [...best, ...having]) {
    const font = await fontOf(`${path}|${weight}`);
    if (seen.every((code) => font.nominalGlyph(code))) return font;
  }
  return null;
}
