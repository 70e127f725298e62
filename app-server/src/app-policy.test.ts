import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { appNames, configScript, contentSecurityPolicy } from './app-policy.ts';

describe('contentSecurityPolicy', () => {
  it.each(appNames)('lets %s run scripts of its own only, and call no other server than the API', (app) => {
    const policy = contentSecurityPolicy(app, 'https://api.example.org', 'n0nce');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.example\.org(;|$)/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toContain('unsafe-inline');
  });

  it('allows style elements with the nonce for the console alone', () => {
    expect(contentSecurityPolicy('candidate-portal', 'https://a', 'n0nce')).toMatch(/style-src 'self'(;|$)/);
    expect(contentSecurityPolicy('recruiter-console', 'https://a', 'n0nce')).toContain(
      "style-src 'self' 'nonce-n0nce'",
    );
  });
});

describe('configScript', () => {
  const read = (script: string): unknown => {
    const window: Record<string, unknown> = {};
    runInNewContext(script, { window });
    return window.bylineConfig;
  };

  it('gives what is set and leaves the rest to the app', () => {
    const script = configScript({
      PUBLIC_API_URL: 'https://api.example.org',
      AGENCY_NAME: 'Inkt & Co',
      JOBS_URL_FR: 'https://jobs/fr',
      BLOG_URL: '',
    });
    expect(read(script)).toEqual({
      apiUrl: 'https://api.example.org/api/v1',
      agencyName: 'Inkt & Co',
      links: { jobs: { fr: 'https://jobs/fr' } },
    });
  });

  it('keeps a value with quotes and line breaks a value', () => {
    const name = 'O\'Neill "Words"\n</script>\\';
    expect(read(configScript({ PRODUCT_NAME: name }))).toMatchObject({ productName: name });
  });
});
