import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { root } from '../../tools/lib/paths.ts';

const KEPT = join(import.meta.dirname, '../pictures');
const FAILED = join(root, '.state/journeys');
/** Takes new pictures instead of comparing them. */
const TAKE = process.env.PICTURES === 'take';

/** Allowed share of differing pixels, and the minimum for small pictures, because another version of Chromium may move an edge by a pixel. */
const SHARE = 0.003;
const FEWEST = 24;
/** Allowed difference of a size that depends on the width of a text. */
const ROUNDING = 2;

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

async function decoded(png: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const cropped = ({ data, width, height }: Picture, to: { width: number; height: number }): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: 0, ...to })
    .raw()
    .toBuffer();

/**
 * Hides letters, which differ by day, data and machine, but keeps their space. Forced colours show letters anyway, so every digit becomes 0
 * there. Also stops animations and moves the pointer away.
 */
async function still(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after, ::placeholder { -webkit-text-fill-color: transparent !important } svg text { fill: transparent !important }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    if (matchMedia('(forced-colors: active)').matches) {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        text.textContent = text.textContent?.replace(/\d/g, '0') ?? null;
      for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
        element.dataset.text = element.dataset.text?.replace(/\d/g, '0');
    }
    await document.fonts.ready;
  });
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}

/** Compares an element with its picture in e2e/pictures/; a failure writes the difference in red to .state/journeys/. */
export async function looksAsBefore(page: Page, at: Locator, name: string): Promise<void> {
  await at.waitFor();
  await still(page);
  const shot = await at.screenshot({ animations: 'disabled' });
  const kept = join(KEPT, `${name}.png`);
  if (TAKE) {
    await mkdir(KEPT, { recursive: true });
    await sharp(shot).png({ compressionLevel: 9 }).toFile(kept);
    return;
  }
  if (!existsSync(kept)) throw new Error(`${kept} is not there: PICTURES=take takes it`);
  const [before, now] = await Promise.all([decoded(kept), decoded(shot)]);
  const size = { width: Math.min(before.width, now.width), height: Math.min(before.height, now.height) };
  const grown = Math.max(Math.abs(before.width - now.width), Math.abs(before.height - now.height));
  const difference = Buffer.alloc(size.width * size.height * 4);
  const images = await Promise.all([cropped(before, size), cropped(now, size)]);
  const differing = pixelmatch(...images, difference, size.width, size.height);
  const most = Math.max(FEWEST, size.width * size.height * SHARE);
  if (grown > ROUNDING || differing > most) {
    await mkdir(FAILED, { recursive: true });
    await writeFile(join(FAILED, `${name}.png`), shot);
    const raw = { ...size, channels: 4 as const };
    await sharp(difference, { raw })
      .png()
      .toFile(join(FAILED, `${name}-difference.png`));
  }
  expect({ name, grown: grown > ROUNDING && grown, differs: differing > most && differing }).toEqual({
    name,
    grown: false,
    differs: false,
  });
}
