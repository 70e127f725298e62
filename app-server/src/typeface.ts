import bidiFactory, { type Bidi } from 'bidi-js';
import { Buffer, Direction, shape, type Font } from 'harfbuzzjs';
import { fontFor, type Family } from './fonts.ts';

/** The module is the function itself, although its types say `default`. */
const bidi = (bidiFactory as unknown as () => Bidi)();
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const words = new Intl.Segmenter(undefined, { granularity: 'word' });
export const charactersOf = (text: string): string[] => [...characters.segment(text)].map(({ segment }) => segment);
export const isRightToLeft = (text: string): boolean => bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;
/** Invisible; sets the direction of a line independent of its first word. */
const RIGHT_TO_LEFT = '\u200F';
const LETTER = /[\p{L}\p{N}]/u;

interface Glyph {
  outline: string;
  /** Offset from the start of the line, right and up, in ems. */
  x: number;
  y: number;
  scale: number;
}

interface Run {
  font: Font;
  level: number;
  start: number;
  length: number;
}

/** A line of outlines, and its width in ems. */
interface Laid {
  glyphs: Glyph[];
  width: number;
  above: number;
  below: number;
}

/** Text as outlines, in the app's own fonts, so that pictures look like the pages on every machine. */
export class Typeface {
  /** The font of a character; null without one. */
  private readonly fonts: Map<string, Font | null>;

  private constructor(fonts: Map<string, Font | null>) {
    this.fonts = fonts;
  }

  /** Loads the fonts of these texts. */
  static async load(family: Family, weight: number, texts: readonly string[]): Promise<Typeface> {
    const all = new Set(texts.flatMap((text) => charactersOf(`${text.normalize('NFC')} …`)));
    const fonts = [...all].map(async (one) => [one, await fontFor(one, family, weight)] as const);
    return new Typeface(new Map(await Promise.all(fonts)));
  }

  /** Removes signs that no font has. Empty if a letter has no font, because a name without a letter is another name. */
  writable(text: string): string {
    const clean = text.normalize('NFC').replace(/\s+/g, ' ').trim();
    const missing = charactersOf(clean).filter((one) => !this.fonts.get(one));
    if (missing.some((one) => LETTER.test(one))) return '';
    return charactersOf(clean)
      .filter((one) => !missing.includes(one))
      .join('')
      .trim();
  }

  width(text: string, size: number, tracking = 0): number {
    return this.layOut(text, tracking).width * size;
  }

  /** Height above and depth below the baseline, in ems. */
  ink(text: string): { above: number; below: number } {
    return this.layOut(text, 0);
  }

  /** `tracking` in ems, like CSS `letter-spacing`. */
  draw(text: string, at: { x: number; y: number; size: number; tracking?: number; fill: string }): string {
    const { x, y, size, tracking = 0, fill } = at;
    const paths = this.layOut(text, tracking).glyphs.map((glyph) => {
      const place = `${(x + glyph.x * size).toFixed(2)} ${(y - glyph.y * size).toFixed(2)}`;
      const scale = (glyph.scale * size).toFixed(5);
      // A font's y axis points up, a picture's down.
      return `<path transform="translate(${place}) scale(${scale} -${scale})" d="${glyph.outline}"/>`;
    });
    return `<g fill="${fill}">${paths.join('')}</g>`;
  }

  /** Cuts a text to a width, with three dots: after a word, or within the first word if that is too wide. */
  lines(text: string, size: number, tracking: number, maxWidth: number, maxLines: number): string[] {
    const fits = (line: string): boolean => this.width(line.trimEnd(), size, tracking) <= maxWidth;
    const lines: string[][] = [[]];
    for (const piece of narrowPieces(text, fits)) {
      const line = lines.at(-1) ?? [];
      if (line.length === 0 || fits(line.join('') + piece)) line.push(piece);
      else if (lines.length < maxLines) lines.push([piece]);
      else {
        while (line.length > 1 && !fits(`${line.join('')}…`)) line.pop();
        line.push('…');
        break;
      }
    }
    const mark = isRightToLeft(text) ? RIGHT_TO_LEFT : '';
    return lines.filter(({ length }) => length > 0).map((line) => mark + line.join('').trimEnd());
  }

  private layOut(given: string, tracking: number): Laid {
    const text = given.normalize('NFC');
    const laid: Laid = { glyphs: [], width: 0, above: 0, below: 0 };
    for (const run of this.runs(text)) this.add(laid, text, run, tracking);
    laid.width = Math.max(0, laid.width - tracking);
    return laid;
  }

  private add(laid: Laid, text: string, { font, level, start, length }: Run, tracking: number): void {
    const isReversed = level % 2 === 1;
    const buffer = new Buffer();
    buffer.addText(text, start, length);
    buffer.setDirection(isReversed ? Direction.RTL : Direction.LTR);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = 1 / font.face.upem;
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const { yBearing = 0, height = 0 } = font.glyphExtents(glyph) ?? {};
      const y = yOffset * scale;
      laid.glyphs.push({ outline: font.glyphToPath(glyph), x: laid.width + xOffset * scale, y, scale });
      laid.above = Math.max(laid.above, y + yBearing * scale);
      laid.below = Math.max(laid.below, -(y + (yBearing + height) * scale));
      // Adds tracking only after glyphs with a width, which accents lack, and not in right-to-left runs, whose letters join.
      laid.width += xAdvance * scale + (xAdvance > 0 && !isReversed ? tracking : 0);
    }
  }

  /** Parts of a text with one font and direction, in visual order. */
  private runs(text: string): Run[] {
    const embedding = bidi.getEmbeddingLevels(text);
    const at: (Run | undefined)[] = [];
    let last: Run | undefined;
    for (const { segment, index } of characters.segment(text)) {
      const font = this.fonts.get(segment);
      const level = embedding.levels[index] ?? 0;
      if (!font) last = undefined;
      else if (last?.font === font && last.level === level) last.length += segment.length;
      else last = { font, level, start: index, length: segment.length };
      at[index] = last;
    }
    const visual = bidi.getReorderedIndices(text, embedding).map((index) => at[index]);
    return [...new Set(visual)].filter((run) => run !== undefined);
  }
}

/** The units of a line: words, and single letters of a word wider than a line. */
function* narrowPieces(text: string, fits: (piece: string) => boolean): Generator<string> {
  for (const piece of piecesOf(text)) yield* fits(piece) ? [piece] : charactersOf(piece);
}

/** Possible ends of a line: after a space, and between words of scripts without spaces, such as Thai and Chinese. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let wasWord = false;
  let wasSpace = true;
  for (const { segment, isWordLike = false } of words.segment(text.replace(/\s+/g, ' ').trim())) {
    if (wasSpace || (wasWord && isWordLike)) pieces.push(segment);
    else pieces.push(`${pieces.pop() ?? ''}${segment}`);
    wasWord = isWordLike;
    wasSpace = segment === ' ';
  }
  return pieces;
}
