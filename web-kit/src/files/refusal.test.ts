import { describe, expect, it } from 'vitest';
import { fileKind, fileSize, refusalOf } from '.';

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

  it('writes sizes the way the limit is written', () => {
    expect(fileSize(412_300, 'en')).toBe('412 kB');
    expect(fileSize(6_240_000, 'nl')).toBe('6,2 MB');
    expect(fileSize(640, 'en')).toBe('640 byte');
    expect(fileSize(10_100_000, 'fr').replace(/\s/, ' ')).toBe('10,1 Mo');
    expect(fileKind('photo.jpg')).toBe('JPEG');
  });
});
