import { createLucideIcon } from 'lucide-react';

const ring = ['circle', { cx: '12', cy: '12', r: '10', key: 'ring' }] as const;
const inside = { fill: 'currentColor', stroke: 'none', key: 'inside' };

/** A ring that fills as a candidate moves on; Lucide has the dashed one, the checked one and the crossed one. */
export const CircleQuarter = createLucideIcon('circle-quarter', [
  [...ring],
  ['path', { d: 'M12 12V6a6 6 0 0 1 6 6z', ...inside }],
]);
export const CircleHalf = createLucideIcon('circle-half', [
  [...ring],
  ['path', { d: 'M12 6a6 6 0 0 1 0 12z', ...inside }],
]);
export const CircleThreeQuarters = createLucideIcon('circle-three-quarters', [
  [...ring],
  ['path', { d: 'M12 12V6a6 6 0 1 1-6 6z', ...inside }],
]);
export const CircleFilled = createLucideIcon('circle-filled', [
  [...ring],
  ['circle', { cx: '12', cy: '12', r: '5', ...inside }],
]);
