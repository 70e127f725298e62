/**
 * Creates the first recruiter of an installation:
 * `node dist/scripts/create-recruiter.js --email a@b.example --firstname Ann --name Maes [--language nl] [--super-admin]`
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module.js';
import { Config } from '../config/config.js';
import { createRecruiter } from './recruiter.js';

const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    firstname: { type: 'string' },
    name: { type: 'string' },
    language: { type: 'string' },
    'super-admin': { type: 'boolean' },
  },
});
const app = await NestFactory.createApplicationContext(AppModule, { logger: ['error', 'warn'] });
try {
  const email = await createRecruiter(app, { ...values, superAdmin: values['super-admin'] });
  console.log(`${email} is a recruiter. The password is set at ${app.get(Config).PORTAL_URL}/reset-password`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await app.close();
}
