import { toDataURL } from 'qrcode';
import type { TwoFactorQrResponse } from './dto/two-factor.dto.js';

export const presentTwoFactor = async (otpauthUrl: string): Promise<TwoFactorQrResponse> => ({
  qr: await toDataURL(otpauthUrl, { margin: 2, width: 280 }),
  otpauthUrl,
});
