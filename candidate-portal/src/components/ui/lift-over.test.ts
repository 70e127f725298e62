import { expect, it } from 'vitest';
import { liftOver } from './lift-over';

const toast = { top: 620, bottom: 680, left: 16, right: 304 };
const heading = (top: number, left = 16) => ({ top, bottom: top + 30, left, right: left + 200 });

it('rises over the headings that it would cover, and not over those beside or above', () => {
  expect(liftOver(toast, [heading(500), heading(700), heading(640, 400)])).toBe(0);
  expect(liftOver(toast, [heading(600)])).toBe(88);
  expect(liftOver(toast, [heading(560), heading(640)])).toBe(128);
});

it('stays where no place is left above', () => {
  expect(liftOver({ ...toast, top: 40, bottom: 100 }, [heading(60)])).toBe(0);
});
