import { expect, it } from 'vitest';
import { fit } from './fit';

const WIDTHS = [100, 60, 80];

it('shows all with icons where there is room, then all without, then those from the left', () => {
  expect(fit(WIDTHS, 306)).toEqual({ icons: true, shown: 3 });
  expect(fit(WIDTHS, 305)).toEqual({ icons: false, shown: 3 });
  expect(fit(WIDTHS, 239)).toEqual({ icons: false, shown: 2 });
  expect(fit(WIDTHS, 195)).toEqual({ icons: false, shown: 1 });
  expect(fit(WIDTHS, 40)).toEqual({ icons: false, shown: 0 });
});
