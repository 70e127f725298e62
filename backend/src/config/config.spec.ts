import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.js';

const good = {
  MONGODB_URI: 'mongodb://localhost:27017/byline?replicaSet=rs0',
  REDIS_URL: 'redis://localhost:6379',
  SMTP_URL: 'smtp://localhost:1025',
  SECRET: 'x'.repeat(32),
  FILE_STORE_DIR: '/tmp/files',
};

describe('settings', () => {
  it('have defaults for what need not be said', () => {
    expect(loadConfig({ ...good, API_PORT: '4000', SWAGGER_UI: 'false' })).toMatchObject({
      API_PORT: 4000,
      SWAGGER_UI: false,
      PORTAL_URL: 'http://localhost:3001',
      NODE_ENV: 'production',
    });
  });

  it('name every bad one at once, and never its value', () => {
    const load = () =>
      loadConfig({ ...good, SECRET: 'short-secret', API_PORT: 'eighty', REDIS_URL: 'http://x', SMTP_URL: '' });
    expect(load).toThrow(/SECRET[^]*API_PORT|API_PORT[^]*SECRET/);
    expect(load).toThrow(/REDIS_URL/);
    expect(load).toThrow(/SMTP_URL/);
    expect(load).not.toThrow(/short-secret|eighty/);
  });

  it('take nothing else from the environment', () => {
    expect(loadConfig({ ...good, PATH: '/bin' })).not.toHaveProperty('PATH');
  });
});
