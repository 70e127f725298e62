import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import decompress from 'woff2-encoder/decompress';

const require = createRequire(import.meta.url);

interface Glyph {
  outline: string;
  /** From the beginning of the line, in the size of the text. */
  x: number;
}

/** Text as outlines, in a typeface and weight of the app's own fonts: the pictures look like the pages, on any machine. */
export class Typeface {
  /** Latin first; the other file has what that one lacks. */
  private readonly fonts: Font[];

  private constructor(fonts: Font[]) {
    this.fonts = fonts;
  }

  static async load(family: 'inter' | 'newsreader', weight: number): Promise<Typeface> {
    const fonts = ['latin', 'latin-ext'].map(async (subset) => {
      const file = require.resolve(`@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`);
      // fontkit reads these files, but gives another weight of a plain one only.
      const font = create(Buffer.from(await decompress(await readFile(file))));
      if (font.type !== 'TTF') throw new Error(`${file} is not one font`);
      return font.getVariation({ wght: weight });
    });
    return new Typeface(await Promise.all(fonts));
  }

  width(text: string, size: number, tracking = 0): number {
    return this.layOut(text, size, tracking).width;
  }

  /** `tracking` in ems, as CSS has it. */
  draw(text: string, at: { x: number; y: number; size: number; tracking?: number; fill: string }): string {
    const { x, y, size, tracking = 0, fill } = at;
    const { glyphs } = this.layOut(text, size, tracking);
    const paths = glyphs.map(
      (glyph) => `<path transform="translate(${(x + glyph.x).toFixed(2)} ${y})" d="${glyph.outline}"/>`,
    );
    return `<g fill="${fill}">${paths.join('')}</g>`;
  }

  /** The text at most so wide: whole words and three dots. */
  lines(text: string, size: number, tracking: number, maxWidth: number, maxLines: number): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (!line || this.width(longer, size, tracking) <= maxWidth) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    if (line) lines.push(line);
    if (lines.length <= maxLines) return lines;
    let last = `${lines[maxLines - 1] ?? ''} …`;
    while (last.includes(' ') && this.width(last, size, tracking) > maxWidth) last = last.replace(/\s\S+ …$/, ' …');
    return [...lines.slice(0, maxLines - 1), last];
  }

  private layOut(text: string, size: number, tracking: number): { glyphs: Glyph[]; width: number } {
    const glyphs: Glyph[] = [];
    let x = 0;
    for (const { font, run } of this.runs(text)) {
      const scale = size / font.unitsPerEm;
      const laid = font.layout(run);
      laid.glyphs.forEach((glyph, index) => {
        // Outlines stand on their feet in a font, and on their head in a picture.
        glyphs.push({ outline: glyph.path.scale(scale, -scale).toSVG(), x });
        x += (laid.positions[index]?.xAdvance ?? 0) * scale + tracking * size;
      });
    }
    return { glyphs, width: Math.max(0, x - tracking * size) };
  }

  /** Parts of a text by the font that has them; a character that neither has is left out. */
  private runs(text: string): { font: Font; run: string }[] {
    const runs: { font: Font; run: string }[] = [];
    for (const character of text.normalize('NFC')) {
      const font = this.fonts.find((one) => one.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
      const last = runs.at(-1);
      if (font && last?.font === font) last.run += character;
      else if (font) runs.push({ font, run: character });
    }
    return runs;
  }
}
