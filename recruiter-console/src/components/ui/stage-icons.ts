import { createLucideIcon, type IconNode } from 'lucide-react';

const ring = (name: string, ...inside: IconNode) =>
  createLucideIcon(name, [['circle', { cx: '12', cy: '12', r: '10', key: 'ring' }], ...inside]);

const pie = (d: string): IconNode[number] => ['path', { d, fill: 'currentColor', stroke: 'none', key: 'pie' }];

/** Rings that fill as a candidate advances. Lucide has the dashed, checked and crossed rings. */
export const CircleQuarter = ring('circle-quarter', pie('M12 12V6a6 6 0 0 1 6 6z'));
export const CircleHalf = ring('circle-half', pie('M12 6a6 6 0 0 1 0 12z'));
export const CircleThreeQuarters = ring('circle-three-quarters', pie('M12 12V6a6 6 0 1 1-6 6z'));
export const CircleFilled = ring('circle-filled', [
  'circle',
  { cx: '12', cy: '12', r: '5', fill: 'currentColor', stroke: 'none', key: 'dot' },
]);
