import { expect, it } from 'vitest';
import { isSameFile } from './model';

it('recognises an image by the size of its upload, because it is stored anew, and a name in both of its spellings', () => {
  const stored = { name: 'Été.png', originalname: 'Été.png', size: 900, uploadedSize: 5 };
  const file = (name: string): File => new File(['12345'], name);
  expect(isSameFile(stored, file('Été.png'))).toBe(true);
  expect(isSameFile(stored, file('E\u0301te\u0301.png'))).toBe(true);
  expect(isSameFile({ ...stored, uploadedSize: null }, file('Été.png'))).toBe(false);
  expect(isSameFile(stored, file('Hiver.png'))).toBe(false);
});
