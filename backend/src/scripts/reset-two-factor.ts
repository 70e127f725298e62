/**
 * Turns two-factor off for a user who lost both the app and the recovery codes. Check the user's identity first:
 * `node dist/scripts/reset-two-factor.js --email a@b.example`
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { ResetTwoFactor } from '../modules/accounts/reset-two-factor.js';

const { email = '' } = parseArgs({ options: { email: { type: 'string' } } }).values;
const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
try {
  await app.get(ResetTwoFactor, { strict: false }).reset(email);
  console.log(`${email} logs in with the password alone from now on, and is told so by mail.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await app.close();
}
