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

/** How much of a part of the picture is not white. */
async function ink(png: Buffer, [left, top, width, height]: [number, number, number, number]): Promise<number> {
  const part = sharp(png).extract({ left, top, width, height }).removeAlpha().greyscale();
  const pixels = await part.raw().toBuffer();
  return pixels.filter((value) => value < 250).length;
}
const FOOT: [number, number, number, number] = [300, 500, 900, 100];
const BESIDE_NAME: [number, number, number, number] = [904, 20, 20, 280];

describe('the picture of a page', () => {
  it('has its skills as far as there is room, and letters of every size beside the face', async () => {
    const without = await drawPicture({ ...words, skills: [] }, null);
    expect(await ink(without, FOOT)).toBe(0);
    expect(await ink(await drawPicture(words, null), FOOT)).toBeGreaterThan(200);
    const long = {
      ...words,
      name: 'Maximiliána-Karolína Łucja',
      skills: Array<string>(9).fill('Marketing translation'),
    };
    const picture = await drawPicture(long, null);
    expect(await ink(picture, BESIDE_NAME)).toBeLessThan(50);
    expect(await ink(picture, [1121, 0, 79, 630])).toBe(0);
  });

  it('has the languages in the place of the skills', async () => {
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

describe('a line of text', () => {
  it('is broken between words, and cut with dots', async () => {
    const face = await Typeface.load('inter', 400);
    const room = face.width('one two', 20);
    expect(face.lines('one two three', 20, 0, room, 2)).toEqual(['one two', 'three']);
    expect(face.lines('one two one two', 20, 0, room, 1)).toEqual(['one …']);
    expect(face.lines('', 20, 0, room, 2)).toEqual([]);
  });

  it('leaves out what no font has', async () => {
    const face = await Typeface.load('newsreader', 500);
    expect(face.width('漢字', 20)).toBe(0);
    expect(face.width('Ł', 20)).toBeGreaterThan(0);
  });
});
