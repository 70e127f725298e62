/**
 * A process of its own: reads a file from its input and writes its thumbnail to its output. The type of the file is its argument. It has no settings and no secrets of
 * the worker, because it reads bytes of strangers.
 */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';

const WIDTH = 800;
const HEIGHT = 600;
/** Maximum of pixels of an image, as for uploads. */
const MAX_PIXELS = 60_000_000;

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const part = (name: string): string => `${join(folder, name)}/`;

/** The top of the first page, as wide as the thumbnail. */
async function firstPage(data: Buffer): Promise<Buffer> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { promise } = getDocument({
    data: new Uint8Array(data),
    standardFontDataUrl: part('standard_fonts'),
    cMapUrl: part('cmaps'),
    wasmUrl: part('wasm'),
    maxImageSize: MAX_PIXELS,
    useSystemFonts: false,
    verbosity: 0,
  });
  const page = await (await promise).getPage(1);
  const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width });
  const canvas = createCanvas(WIDTH, HEIGHT);
  // pdfjs declares the canvas of a browser, whose types a server lacks.
  await page.render({ canvas: canvas as never, viewport }).promise;
  return canvas.encode('png');
}

const file = await buffer(process.stdin);
const isPdf = process.argv[2] === 'application/pdf';
const image = sharp(isPdf ? await firstPage(file) : file, { limitInputPixels: MAX_PIXELS });
// White behind transparent parts, as on paper.
const drawn = image.flatten({ background: '#fff' }).resize(WIDTH, HEIGHT, { fit: 'cover' }).webp({ quality: 80 });
process.stdout.write(await drawn.toBuffer());
