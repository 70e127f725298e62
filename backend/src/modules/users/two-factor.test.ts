import { generateSync } from 'otplib';
import { afterEach, expect, it, vi } from 'vitest';
import type { Config } from '../../config/config.js';
import { TwoFactor } from './two-factor.js';
import type { UserRecord } from './user.record.js';
import type { UsersRepository } from './users.repository.js';

const STEP_MS = 30_000;

afterEach(() => vi.restoreAllMocks());

it("names a code's own step, also when the next step begins during the check", () => {
  const config = { SECRET: 'a secret of at least thirty-two letters', PRODUCT_NAME: 'Byline' } as Config;
  const twoFactor = new TwoFactor({} as UsersRepository, config);
  const { sealed, secret } = twoFactor.create({ email: 'an@example.be' } as UserRecord);
  const step = 60_000_000;
  const token = generateSync({ secret, epoch: (step * STEP_MS) / 1_000 });
  vi.spyOn(Date, 'now')
    .mockReturnValue((step + 1) * STEP_MS)
    .mockReturnValueOnce((step + 1) * STEP_MS - 1);
  expect(twoFactor.stepOf(sealed, token)).toBe(step);
});
