import { describe, expect, it } from 'vitest';
import { fileKind, refusalOf } from '.';

describe('files', () => {
  const types = { 'application/pdf': ['pdf'] };
  const file = (name: string, size: number): File => {
    const made = new File(['x'], name);
    Object.defineProperty(made, 'size', { value: size });
    return made;
  };

  it('refuses by ending and by size, at exactly one byte too many', () => {
    expect(refusalOf(file('cv.PDF', 10_000_000), types)).toBeNull();
    expect(refusalOf(file('cv.pdf', 10_000_001), types)).toBe('size');
    expect(refusalOf(file('song.mp3', 10), types)).toBe('type');
  });

  it.each([
    ['cv.pdf', 0, 'empty'],
    ['pdf', 10, 'noEnding'],
    ['.pdf', 10, 'noEnding'],
    ['IMG_0001.HEIC', 10, 'heic'],
  ] as const)('says what is wrong with %s of %d bytes', (name, size, refusal) => {
    expect(refusalOf(file(name, size), types)).toBe(refusal);
  });

  it('are called by their ending', () => expect(fileKind('photo.jpg')).toBe('JPEG'));
});
