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
    expect(refusalOf(file('cv.pdf', 0), types)).toBe('type');
    expect(refusalOf(file('pdf', 10), { x: ['docx'] })).toBe('type');
  });

  it('are called by their ending', () => expect(fileKind('photo.jpg')).toBe('JPEG'));
});
