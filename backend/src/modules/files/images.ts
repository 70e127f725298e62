import type { Sharp } from 'sharp';
import { ProblemError } from '../../common/errors/problem.error.js';

/** Maximum of pixels: enough for a photo, too few for a decompression bomb. */
const MAX_PIXELS = 60_000_000;
/** Width and height of a photo or a logo. */
const AVATAR_SIZE = 512;

export interface Encoded {
  bytes: Buffer;
  mimeType: string;
}

async function decode(bytes: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp'); // loaded here because most requests have no image
  // Turns the image as its metadata says, because the metadata is removed.
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
}

async function encode(image: Sharp): Promise<Buffer> {
  try {
    return await image.toBuffer();
  } catch (cause) {
    throw new ProblemError('file_type', { parameters: { types: 'readable image' }, cause });
  }
}

/** A square photo of fixed size. */
export const encodeAvatar = async (bytes: Buffer): Promise<Encoded> => ({
  bytes: await encode((await decode(bytes)).resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' }).webp({ quality: 85 })),
  mimeType: 'image/webp',
});

/** An image of the same type without its metadata. */
export const encodeImage = async (bytes: Buffer, mimeType: string): Promise<Encoded> => {
  const image = await decode(bytes);
  return { bytes: await encode(mimeType === 'image/png' ? image.png() : image.jpeg({ quality: 90 })), mimeType };
};
