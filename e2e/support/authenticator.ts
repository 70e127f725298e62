import jsQR from 'jsqr';
import { generateSync } from 'otplib';
import sharp from 'sharp';

/** Scans a QR code as an authenticator app does; returns its address and the secret in it. */
export async function scan(dataUrl: string): Promise<{ address: URL; secret: string }> {
  const picture = sharp(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'));
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const code = jsQR.default(new Uint8ClampedArray(data), info.width, info.height);
  if (!code) throw new Error('no QR code in the picture');
  const address = new URL(code.data);
  return { address, secret: address.searchParams.get('secret') ?? '' };
}

/** The authenticator's code now, or at another time, in seconds. */
export const codeFor = (secret: string, epoch = Math.floor(Date.now() / 1_000)): string =>
  generateSync({ secret, epoch });
