import { generateSync } from 'otplib';
import type {
  RecoveryCodesResponse,
  TwoFactorSetupResponse,
} from '../../src/modules/accounts/dto/own-two-factor.dto.js';
import type { Client } from '../support/client.js';
import { PASSWORD } from './users.js';

const OWN = '/users/me/two-factor';

/** Its recovery codes. */
export async function turnOnTwoFactor(client: Client): Promise<string[]> {
  const { secret } = (await client.post<TwoFactorSetupResponse>(OWN, { currentPassword: PASSWORD })).body;
  const code = generateSync({ secret });
  return (await client.post<RecoveryCodesResponse>(`${OWN}/confirm`, { code })).body.recoveryCodes;
}
