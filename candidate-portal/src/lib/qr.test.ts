import { expect, it } from 'vitest';
import { qrCode, qrFile } from './qr';

it('is dark on light with four quiet modules around it, as one path', async () => {
  const code = qrCode('https://jobs.example.org/public/candidate/665f1c2e9b1d4a0012345678');
  const modules = [...code.path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(Math.min(...modules.flat())).toBe(4);
  expect(Math.max(...modules.flat())).toBe(code.size - 5);
  // The finder pattern at the top left: a ring of seven.
  for (const at of [4, 5, 6, 7, 8, 9, 10]) expect(modules).toContainEqual([at, 4]);
  expect(modules).not.toContainEqual([5, 5]);
  const file = qrFile(code);
  expect(file.type).toBe('image/svg+xml');
  expect(await file.text()).toContain(`viewBox="0 0 ${code.size} ${code.size}"`);
});
