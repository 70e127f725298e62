import { describe, expect, it } from 'vitest';
import { addressOf } from './s3-file-store.js';

describe('the address of a bucket', () => {
  it.each([
    [{}, 'https://files.s3.eu-west-1.amazonaws.com/'],
    [{ S3_FORCE_PATH_STYLE: true }, 'https://s3.eu-west-1.amazonaws.com/files/'],
    [{ S3_ENDPOINT: 'http://minio:9000', S3_FORCE_PATH_STYLE: true }, 'http://minio:9000/files/'],
    [{ S3_ENDPOINT: 'https://store.example/s3/', S3_FORCE_PATH_STYLE: true }, 'https://store.example/s3/files/'],
    [{ S3_ENDPOINT: 'https://nl.store.example' }, 'https://files.nl.store.example/'],
  ])('with %j', (settings, address) => {
    expect(addressOf({ S3_BUCKET: 'files', S3_REGION: 'eu-west-1', S3_FORCE_PATH_STYLE: false, ...settings })).toBe(
      address,
    );
  });
});
