import sharp from 'sharp';
import type { PictureWords } from './renderer.ts';
import { Typeface } from './typeface.ts';

/** As networks show it. */
export const PICTURE = { width: 1200, height: 630 } as const;

const COLOURS = {
  surface: '#ffffff',
  border: '#e2e0da',
  text: '#1b1c20',
  soft: '#55575f',
  primary: '#2b3fa8',
  primarySoft: '#e9ecf9',
  accent: '#c2410c',
} as const;
const LEFT = 80;
const RIGHT = PICTURE.width - LEFT;
const FACE = { x: 1024, y: 160, r: 96 } as const;
const NAME = { size: 168, tracking: -0.035, maxWidth: 832 } as const;
const SUMMARY = { size: 40, tracking: -0.01, maxWidth: 960, lineHeight: 52 } as const;
const MARK = { size: 48, tracking: -0.025 } as const;
const FOOT = { y: 556, size: 28, gap: 40 } as const;
const ARROW = { width: 28, gap: 12, outline: 'M4 10h11.5M11 5.2l4.8 4.8-4.8 4.8' } as const;
/** The pencil stroke under the last four letters of the word mark, as candidate-portal/src/assets/stroke.svg draws it. */
const STROKE = { outline: 'M.5 4C14 1.7 36 .3 59.5 1 42 2.3 20 3.7 2.8 6z', width: 60, height: 6, letters: 4 } as const;

interface Faces {
  ui: Typeface;
  text: Typeface;
  name: Typeface;
  mark: Typeface;
}

/** Loaded with the first picture, for all of them. */
let loading: Promise<Faces> | undefined;
async function loadFaces(): Promise<Faces> {
  const [ui, text, name, mark] = await Promise.all([
    Typeface.load('inter', 400),
    Typeface.load('newsreader', 400),
    Typeface.load('newsreader', 500),
    Typeface.load('newsreader', 600),
  ]);
  return { ui, text, name, mark };
}

/** The Open Graph picture of a public page: always light, and nothing in it that ages, since networks keep it for weeks. */
export async function drawPicture(words: PictureWords, photo: Buffer | null): Promise<Buffer> {
  loading ??= loadFaces();
  const faces = await loading;
  const portrait = photo && (await sharp(photo).rotate().resize(384, 384, { fit: 'cover' }).png().toBuffer());
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${PICTURE.width}" height="${PICTURE.height}">`,
    `<rect width="100%" height="100%" fill="${COLOURS.surface}"/>`,
    portrait ? portraitOf(portrait) : initialOf(words.name, faces),
    titleOf(words, faces),
    footOf(words, faces),
    '</svg>',
  ];
  return sharp(Buffer.from(svg.join('')))
    .png({ palette: !portrait, compressionLevel: 9 })
    .toBuffer();
}

const portraitOf = (png: Buffer): string => {
  const { x, y, r } = FACE;
  return (
    `<clipPath id="face"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>` +
    `<image clip-path="url(#face)" x="${x - r}" y="${y - r}" width="${2 * r}" height="${2 * r}" xlink:href="data:image/png;base64,${png.toString('base64')}"/>`
  );
};

function initialOf(name: string, { name: face }: Faces): string {
  const [initial = ''] = name;
  const size = 88;
  const x = FACE.x - face.width(initial, size) / 2;
  const letter = face.draw(initial, { x, y: FACE.y + 21, size, fill: COLOURS.primary });
  return `<circle cx="${FACE.x}" cy="${FACE.y}" r="${FACE.r}" fill="${COLOURS.primarySoft}"/>${letter}`;
}

function titleOf({ line, name, summary }: PictureWords, { ui, name: face, text }: Faces): string {
  const { tracking, maxWidth } = NAME;
  const size = Math.min(NAME.size, (NAME.size * maxWidth) / face.width(name, NAME.size, tracking));
  const lines = text.lines(summary, SUMMARY.size, SUMMARY.tracking, SUMMARY.maxWidth, 2);
  return [
    ui.draw(line, { x: LEFT, y: 95, size: 28, fill: COLOURS.soft }),
    // Its side bearing hangs over the margin, as large as the letters are.
    face.draw(name, { x: LEFT - (8 * size) / NAME.size, y: 236, size, tracking, fill: COLOURS.text }),
    ...lines.map((one, index) =>
      text.draw(one, { ...SUMMARY, x: LEFT, y: 336 + index * SUMMARY.lineHeight, fill: COLOURS.text }),
    ),
  ].join('');
}

/** What stands at the foot, as wide as it is. */
interface Part {
  width: number;
  draw: (x: number) => string;
}

const wordsAt = (ui: Typeface, text: string, x: number): string =>
  ui.draw(text, { x, y: FOOT.y, size: FOOT.size, fill: COLOURS.soft });

function pairOf(ui: Typeface, { from, to }: PictureWords['pairs'][number]): Part {
  const before = ui.width(from, FOOT.size) + ARROW.gap;
  const after = before + ARROW.width + ARROW.gap;
  const arrow = (x: number): string =>
    `<path transform="translate(${x} ${FOOT.y - 24}) scale(${ARROW.width / 20})" d="${ARROW.outline}" fill="none" stroke="${COLOURS.soft}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>`;
  return {
    width: after + ui.width(to, FOOT.size),
    draw: (x) => wordsAt(ui, from, x) + arrow(x + before) + wordsAt(ui, to, x + after),
  };
}

const skillOf = (ui: Typeface, skill: string): Part => ({
  width: ui.width(skill, FOOT.size),
  draw: (x) => wordsAt(ui, skill, x),
});

function footOf({ product, pairs, skills }: PictureWords, { ui, mark }: Faces): string {
  const begin = product.slice(0, -STROKE.letters);
  const from = LEFT + mark.width(begin, MARK.size, MARK.tracking) + MARK.tracking * MARK.size - 2;
  const width = LEFT + mark.width(product, MARK.size, MARK.tracking) + 4 - from;
  const scale = `scale(${width / STROKE.width} ${11 / STROKE.height})`;
  const parts = [
    `<path d="M${LEFT} 489.5H${RIGHT}" stroke="${COLOURS.border}"/>`,
    mark.draw(product, { ...MARK, x: LEFT, y: FOOT.y, fill: COLOURS.text }),
    `<path transform="translate(${from} ${FOOT.y + 13}) ${scale}" d="${STROKE.outline}" fill="${COLOURS.accent}"/>`,
  ];
  // From the right, as many as there is room for.
  const room = RIGHT - LEFT - mark.width(product, MARK.size, MARK.tracking) - 2 * FOOT.gap;
  const all = pairs.length > 0 ? pairs.map((pair) => pairOf(ui, pair)) : skills.map((skill) => skillOf(ui, skill));
  const taken = (count: number): number =>
    all.slice(0, count).reduce((sum, { width: one }) => sum + one, 0) + FOOT.gap * Math.max(0, count - 1);
  let count = all.length;
  while (taken(count) > room) count -= 1;
  let x = RIGHT - taken(count);
  for (const { width: one, draw } of all.slice(0, count)) {
    parts.push(draw(x));
    x += one + FOOT.gap;
  }
  return parts.join('');
}
