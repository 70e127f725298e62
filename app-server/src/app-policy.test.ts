import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { appNames, configScript, contentSecurityPolicy, requireLinks } from './app-policy.ts';

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

  it('contains the set variables only; the app has defaults', () => {
    const script = configScript({
      PUBLIC_API_URL: 'https://api.example.org',
      AGENCY_NAME: 'Inkt & Co',
      JOBS_URL_FR: 'https://jobs/fr',
      BLOG_URL: '',
      CONTACT_URL: 'mailto:hello@byline.example',
    });
    expect(read(script)).toEqual({
      apiUrl: 'https://api.example.org/api/v1',
      agencyName: 'Inkt & Co',
      links: { contact: 'mailto:hello@byline.example', jobs: { fr: 'https://jobs/fr' } },
    });
  });

  it('escapes quotes and line breaks', () => {
    const name = 'O\'Neill "Words"\n</script>\\';
    expect(read(configScript({ PRODUCT_NAME: name }))).toMatchObject({ productName: name });
  });
});

describe('requireLinks', () => {
  it('accepts addresses of pages, and a mail address for contact', () => {
    expect(() =>
      requireLinks({ BLOG_URL: 'https://x.be/b', CONTACT_URL: 'mailto:a@x.be', TERMS_URL: '' }),
    ).not.toThrow();
    expect(() => requireLinks({ CONTACT_URL: 'https://x.be/contact' })).not.toThrow();
  });

  it('names every invalid one', () => {
    const wrong = { CONTACT_URL: 'javascript:alert(1)', BLOG_URL: 'x.be', JOBS_URL_FR: 'mailto:a@x.be' };
    for (const name of Object.keys(wrong)) expect(() => requireLinks(wrong)).toThrow(name);
  });
});
