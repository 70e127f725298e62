import sharp from 'sharp';
import type { PictureWords } from './renderer.ts';
import { charactersOf, isRightToLeft, Typeface } from './typeface.ts';

/** The size that social networks show. */
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
const LINE = { y: 95, size: 28 } as const;
const NAME = {
  size: 168,
  least: 72,
  tracking: -0.035,
  maxWidth: 832,
  y: 236,
  top: 116,
  bottom: 284,
  lineHeight: 80,
} as const;
/** Maximum of characters to measure; two lines have fewer. */
const SUMMARY = { size: 40, tracking: -0.01, maxWidth: 960, lineHeight: 52, characters: 300 } as const;
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

async function loadFaces({ name, line, summary, pairs, skills, product }: PictureWords): Promise<Faces> {
  const small = [line, ...pairs.flatMap(({ from, to }) => [from, to]), ...skills];
  const [ui, text, title, mark] = await Promise.all([
    Typeface.load('inter', 400, small),
    Typeface.load('newsreader', 400, [summary]),
    Typeface.load('newsreader', 500, [name, line, product]),
    Typeface.load('newsreader', 600, [product]),
  ]);
  return { ui, text, name: title, mark };
}

/** The texts that the fonts can write; a name without a font gives way to the function, then to the product. */
function writableWords({ name, line, summary, skills, ...rest }: PictureWords, faces: Faces): PictureWords {
  const written = faces.name.writable(name);
  return {
    ...rest,
    name: written || line || rest.product,
    line: written ? line : '',
    summary: faces.text.writable(summary),
    skills: skills.map((skill) => faces.ui.writable(skill)).filter(Boolean),
  };
}

/** The Open Graph picture of a public page: always light, and without details that age, since networks cache it for weeks. */
export async function drawPicture(given: PictureWords, photo: Buffer | null): Promise<Buffer> {
  const summary = charactersOf(given.summary).slice(0, SUMMARY.characters).join('');
  const faces = await loadFaces({ ...given, summary });
  const words = writableWords({ ...given, summary }, faces);
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

/** The first letter, centred in the circle by its own height. */
function initialOf(name: string, { name: face }: Faces): string {
  const all = charactersOf(name);
  const initial = all.find((one) => /\p{L}/u.test(one)) ?? all[0] ?? '';
  const { above, below } = face.ink(initial);
  const size = Math.min(88, 128 / (above + below));
  const x = FACE.x - face.width(initial, size) / 2;
  const letter = face.draw(initial, { x, y: FACE.y + ((above - below) * size) / 2, size, fill: COLOURS.primary });
  return `<circle cx="${FACE.x}" cy="${FACE.y}" r="${FACE.r}" fill="${COLOURS.primarySoft}"/>${letter}`;
}

/** The largest size that fits, with accents, between the line above and the summary; a very long name has two lines. */
function nameOf(name: string, face: Typeface): string {
  const { tracking, maxWidth, top, bottom, least } = NAME;
  const { above, below } = face.ink(name);
  const size = Math.min(NAME.size, maxWidth / face.width(name, 1, tracking), (bottom - top) / (above + below));
  // The side bearing, which grows with the size, hangs over the margin.
  const at = (one: string, y: number, height: number): string =>
    face.draw(one, { x: LEFT - (8 * height) / NAME.size, y, size: height, tracking, fill: COLOURS.text });
  if (size >= least) return at(name, Math.min(Math.max(NAME.y, top + above * size), bottom - below * size), size);
  const lines = face.lines(name, least, tracking, maxWidth, 2);
  return lines.map((one, index) => at(one, top + 64 + index * NAME.lineHeight, least)).join('');
}

function titleOf({ line, name, summary }: PictureWords, { ui, name: face, text }: Faces): string {
  const { size, tracking, maxWidth } = SUMMARY;
  const lines = text.lines(summary, size, tracking, maxWidth, 2);
  // Arabic and Hebrew start at the right.
  const begin = (one: string): number =>
    isRightToLeft(summary) ? LEFT + maxWidth - text.width(one, size, tracking) : LEFT;
  return [
    ui.draw(line, { ...LINE, x: LEFT, fill: COLOURS.soft }),
    nameOf(name, face),
    ...lines.map((one, index) =>
      text.draw(one, { ...SUMMARY, x: begin(one), y: 336 + index * SUMMARY.lineHeight, fill: COLOURS.text }),
    ),
  ].join('');
}

/** The texts at the foot, with their widths. */
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
  // From the right, as many as fit.
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
