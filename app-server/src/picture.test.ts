import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawPicture } from './picture.ts';
import { Typeface } from './typeface.ts';

const words = {
  name: 'Camille',
  line: 'Translator',
  summary: 'An ear for tone.',
  pairs: [],
  skills: ['Legal'],
  product: 'Byline',
};
type Box = [left: number, top: number, width: number, height: number];

/** The number of non-white pixels in a part of the picture. */
async function ink(png: Buffer, [left, top, width, height]: Box): Promise<number> {
  const part = sharp(png).extract({ left, top, width, height }).removeAlpha().greyscale();
  const pixels = await part.raw().toBuffer();
  return pixels.filter((value) => value < 250).length;
}
const FOOT: Box = [300, 500, 900, 100];
const BESIDE_NAME: Box = [914, 20, 12, 280];
const NAME: Box = [66, 114, 840, 172];
const ABOVE_NAME: Box = [66, 104, 840, 8];
const BELOW_NAME: Box = [66, 288, 840, 12];

describe('the picture of a page', () => {
  it('shows as many skills as fit', async () => {
    const without = await drawPicture({ ...words, skills: [] }, null);
    expect(await ink(without, FOOT)).toBe(0);
    expect(await ink(await drawPicture(words, null), FOOT)).toBeGreaterThan(200);
    const picture = await drawPicture({ ...words, skills: Array<string>(9).fill('Marketing translation') }, null);
    expect(await ink(picture, [1121, 0, 79, 630])).toBe(0);
  });

  it('shows the languages in place of the skills', async () => {
    const pairs = [{ from: 'Dutch', to: 'French' }];
    const drawn = await drawPicture({ ...words, pairs }, null);
    expect(await ink(drawn, FOOT)).toBeGreaterThan(200);
    expect(drawn.equals(await drawPicture({ ...words, pairs, skills: [] }, null))).toBe(true);
  });

  it('shows the photo in place of the initial', async () => {
    const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const middle = sharp(await drawPicture(words, photo)).extract({ left: 1000, top: 140, width: 1, height: 1 });
    expect([...(await middle.removeAlpha().raw().toBuffer())]).toEqual([255, 0, 0]);
  });
});

describe('a name', () => {
  const drawn = (name: string, more = {}): Promise<Buffer> => drawPicture({ ...words, name, ...more }, null);
  const isEqual = async (one: Buffer, other: Buffer): Promise<boolean> => {
    const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()));
    return a?.equals(b ?? Buffer.of()) ?? false;
  };
  let another: Promise<Buffer> | undefined;

  it.each([
    'Nguyễn Thị Ánh',
    'Élise',
    'Łukasz Żółć',
    'Ελένη',
    'Дмитро',
    'محمد علي',
    'שרה',
    '王小明',
    'さくら',
    '김민준',
    'สมชาย',
    'प्रिया',
    'ሰላም',
    '👩‍🎨 Mia',
    'Maximiliána-Karolína Łucja',
    'W'.repeat(200),
    Array(60).fill('Égjp').join(' '),
  ])('%s is written whole, between the line above it and the summary, and beside the face', async (name) => {
    expect((await Typeface.load('newsreader', 500, [name])).writable(name)).toBe(name);
    const picture = await drawn(name);
    expect(await ink(picture, NAME)).toBeGreaterThan(8000);
    expect(await Promise.all([ABOVE_NAME, BELOW_NAME, BESIDE_NAME].map((box) => ink(picture, box)))).toEqual([0, 0, 0]);
    expect(await isEqual(picture, await (another ??= drawn('Camille')))).toBe(false);
  });

  it('without a font gives way to the function, then to the product', async () => {
    const unknown = '𐎀𐎁';
    expect(await isEqual(await drawn(unknown), await drawn('Translator', { line: '' }))).toBe(true);
    expect(await isEqual(await drawn(unknown, { line: '' }), await drawn('Byline', { line: '' }))).toBe(true);
    expect(await ink(await drawn(`Mia ${unknown}`), NAME)).toBeGreaterThan(2000);
  });
});

describe('a line of text', () => {
  const load = (...texts: string[]): Promise<Typeface> => Typeface.load('inter', 400, texts);
  const outlines = (face: Typeface, text: string): string[] =>
    [...face.draw(text, { x: 0, y: 0, size: 1, fill: 'black' }).matchAll(/ d="([^"]*)"/g)].map(([, path = '']) => path);

  it('breaks between words, and ends with dots if cut', async () => {
    const face = await load('one two three');
    const room = face.width('one two', 20);
    expect(face.lines('one two three', 20, 0, room, 2)).toEqual(['one two', 'three']);
    expect(face.lines('one two one two', 20, 0, room, 1)).toEqual(['one …']);
    expect(face.lines('onetwothree', 20, 0, room, 1)).toEqual(['onetw…']);
    expect(face.lines('', 20, 0, room, 2)).toEqual([]);
  });

  it('breaks between words without spaces', async () => {
    const face = await load('สวัสดีชาวโลก我为品牌写作');
    expect(face.lines('สวัสดีชาวโลก', 20, 0, face.width('สวัสดีชาว', 20), 2)).toEqual(['สวัสดีชาว', 'โลก']);
    expect(face.lines('我为品牌写作', 20, 0, face.width('我为品牌', 20), 2)).toEqual(['我为品牌', '写作']);
  });

  it('runs from right to left, also if it begins with a word from left to right', async () => {
    const face = await load('אב abcd (');
    expect(outlines(face, 'אב')).toEqual([...outlines(face, 'ב'), ...outlines(face, 'א')]);
    const [line = ''] = face.lines('אב אב ab', 20, 0, face.width('אב אב', 20), 2).slice(1);
    expect(line).toBe('\u200Fab');
    expect(outlines(face, 'a א')[0]).toBe(outlines(face, 'a')[0]);
    expect(outlines(face, '\u200Fa א').at(-1)).toBe(outlines(face, 'a')[0]);
  });

  it('joins its letters, and the parts of an emoji', async () => {
    const face = await load('محمد 👩‍🎨👩🎨');
    const [alone] = outlines(face, 'م');
    expect(outlines(face, 'محم')).toHaveLength(3);
    expect(outlines(face, 'محم')).not.toContain(alone);
    expect(face.width('👩‍🎨', 20)).toBeLessThan(face.width('👩🎨', 20) * 0.6);
  });

  it('omits signs that no font has, and is empty if a letter has no font', async () => {
    const signs = `a\u{1F8B2} b`;
    const face = await load(signs, 'a𐎀');
    expect(face.writable(signs)).toBe('a b');
    expect(face.writable('a𐎀')).toBe('');
  });
});
