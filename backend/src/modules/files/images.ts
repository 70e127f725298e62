import type { Sharp } from 'sharp';
import { ProblemError } from '../../common/errors/problem.error.js';

/** Pixels an image may have: generous for a photo, too few for a decompression bomb. */
const MAX_PIXELS = 60_000_000;
/** Width and height of a photo or a logo. */
const AVATAR_SIZE = 512;

export interface Encoded {
  bytes: Buffer;
  mimeType: string;
}

async function decode(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp'); // most requests have no image
  // Turned the way its metadata says, because the metadata goes: nothing but the picture is kept.
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
}

async function encode(image: Sharp): Promise<Buffer> {
  try {
    return await image.toBuffer();
  } catch (cause) {
    throw new ProblemError('file_type', { parameters: { types: 'readable image' }, cause });
  }
}

/** A square photo of one size, whatever was sent. */
export const encodeAvatar = async (bytes: Buffer): Promise<Encoded> => ({
  bytes: await encode((await decode(bytes)).resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' }).webp({ quality: 85 })),
  mimeType: 'image/webp',
});

/** An image of the same type without its metadata, so that it is nothing but an image. */
export const encodeImage = async (bytes: Buffer, mimeType: string): Promise<Encoded> => {
  const image = await decode(bytes);
  return { bytes: await encode(mimeType === 'image/png' ? image.png() : image.jpeg({ quality: 90 })), mimeType };
};
