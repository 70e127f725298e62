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
  it('have defaults for optional variables', () => {
    expect(loadConfig({ ...good, API_PORT: '4000', SWAGGER_UI: 'false' })).toMatchObject({
      API_PORT: 4000,
      SWAGGER_UI: false,
      PORTAL_URL: 'http://localhost:3001',
      NODE_ENV: 'production',
    });
  });

  it('name every bad variable at once, and never its value', () => {
    const load = () =>
      loadConfig({ ...good, SECRET: 'short-secret', API_PORT: 'eighty', REDIS_URL: 'http://x', SMTP_URL: '' });
    expect(load).toThrow(/SECRET[^]*API_PORT|API_PORT[^]*SECRET/);
    expect(load).toThrow(/REDIS_URL/);
    expect(load).toThrow(/SMTP_URL/);
    expect(load).not.toThrow(/short-secret|eighty/);
  });

  it('require the variables of the chosen file store only', () => {
    const { FILE_STORE_DIR, ...rest } = good;
    const s3 = {
      FILE_STORE: 's3',
      S3_BUCKET: 'byline-files',
      S3_REGION: 'eu-west-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(loadConfig(good)).toMatchObject({ FILE_STORE: 'local', FILE_STORE_DIR });
    expect(loadConfig({ ...rest, ...s3 })).toMatchObject({ ...s3, S3_FORCE_PATH_STYLE: false });
    expect(loadConfig({ ...rest, ...s3, S3_ENDPOINT: 'http://minio:9000', S3_FORCE_PATH_STYLE: 'true' })).toMatchObject(
      {
        S3_ENDPOINT: 'http://minio:9000',
        S3_FORCE_PATH_STYLE: true,
      },
    );
    expect(() => loadConfig(rest)).toThrow('FILE_STORE_DIR is required');
    expect(() => loadConfig({ ...good, FILE_STORE: 'ftp' })).toThrow('FILE_STORE must be one of');
    const bad = { S3_BUCKET: 'Has/Capitals', S3_ENDPOINT: 'minio', S3_FORCE_PATH_STYLE: 'yes' };
    const names = (text: string): string[] => [...text.matchAll(/^ {2}(\w+):/gm)].map((match) => match[1] ?? '').sort();
    const problemsOf = (environment: Record<string, string>): string[] => {
      try {
        loadConfig(environment);
        return [];
      } catch (error) {
        return names((error as Error).message);
      }
    };
    expect(problemsOf({ ...rest, FILE_STORE: 's3', ...bad })).toEqual([
      'S3_ACCESS_KEY_ID',
      'S3_BUCKET',
      'S3_ENDPOINT',
      'S3_FORCE_PATH_STYLE',
      'S3_REGION',
      'S3_SECRET_ACCESS_KEY',
    ]);
  });

  it('keep an address that paths are added to without a slash at its end', () => {
    expect(loadConfig({ ...good, PORTAL_URL: 'https://talent.byline.example/' }).PORTAL_URL).toBe(
      'https://talent.byline.example',
    );
  });

  it('take a passkey domain only if it contains portal and console', () => {
    const hosts = { PORTAL_URL: 'https://talent.byline.example', CONSOLE_URL: 'https://console.byline.example' };
    expect(loadConfig({ ...good, ...hosts, PASSKEY_DOMAIN: 'byline.example' }).PASSKEY_DOMAIN).toBe('byline.example');
    for (const PASSKEY_DOMAIN of ['talent.byline.example', 'line.example', 'other.example'])
      expect(() => loadConfig({ ...good, ...hosts, PASSKEY_DOMAIN })).toThrow(/PASSKEY_DOMAIN/);
  });

  it('ignore other variables', () => {
    expect(loadConfig({ ...good, PATH: '/bin' })).not.toHaveProperty('PATH');
  });
});
