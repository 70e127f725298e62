import type { TwoFactorQrResponse } from './dto/two-factor.dto.js';

export const presentTwoFactor = async (otpauthUrl: string): Promise<TwoFactorQrResponse> => {
  const { toDataURL } = await import('qrcode'); // few requests need it
  return { qr: await toDataURL(otpauthUrl, { margin: 2, width: 280 }), otpauthUrl };
};
