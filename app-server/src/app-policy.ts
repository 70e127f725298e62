/**
 * The settings of an app and its security headers, for the browser.
 * Used by the server and, at image build time, for the nginx of the console (docker/).
 */
export type AppName = 'candidate-portal' | 'recruiter-console';

/** Settings, as docs/operations.md names them. */
export type Env = Record<string, string | undefined>;

export const appNames: AppName[] = ['candidate-portal', 'recruiter-console'];

/** Placeholder of the nonce in index.html; every answer has a new nonce. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** `nonce`: allows the style elements of this answer; `scripts`: the hashes of its inline scripts. */
export function contentSecurityPolicy(
  app: AppName,
  apiOrigin: string,
  nonce: string,
  scripts: readonly string[] = [],
): string {
  const isConsole = app === 'recruiter-console';
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map((hash) => `'${hash}'`)],
    // MUI's emotion writes <style> elements; the portal has style sheets only.
    'style-src': isConsole ? ["'self'", `'nonce-${nonce}'`] : ["'self'"],
    'font-src': ["'self'"],
    // The console shows two-factor codes (data:) and the pictures in rich text (https:).
    'img-src': isConsole ? ["'self'", 'data:', 'blob:', 'https:', apiOrigin] : ["'self'", 'blob:', apiOrigin],
    'connect-src': ["'self'", apiOrigin],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

export const securityHeaders = (
  ...[app, apiOrigin, nonce, scripts]: Parameters<typeof contentSecurityPolicy>
): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(app, apiOrigin, nonce, scripts),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  // Activation and reset links carry a token in the path: no other site may learn it.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});

/** Settings of the apps by environment variable; the apps have defaults for the unset ones. */
const settings: Record<string, string[]> = {
  PORTAL_URL: ['portalUrl'],
  CONSOLE_URL: ['consoleUrl'],
  PRODUCT_NAME: ['productName'],
  AGENCY_NAME: ['agencyName'],
  ANSWER_DAYS: ['answerDays'],
  PRIVACY_URL: ['links', 'privacy'],
  COOKIES_URL: ['links', 'cookies'],
  TERMS_URL: ['links', 'terms'],
  BLOG_URL: ['links', 'blog'],
  CONTACT_URL: ['links', 'contact'],
  JOBS_URL_NL: ['links', 'jobs', 'nl'],
  JOBS_URL_FR: ['links', 'jobs', 'fr'],
  JOBS_URL_EN: ['links', 'jobs', 'en'],
};

/** Allowed protocols of links; excludes scripts. */
const LINK = /^https?:\/\/[^\s]+$/;
const CONTACT = /^(https?:\/\/|mailto:)[^\s]+$/;

/** The invalid links, by name; they stop the server from starting. */
export function requireLinks(env: Env): void {
  const wrong = Object.entries(settings)
    .filter(([, [first]]) => first === 'links')
    .filter(([name]) => env[name] && !(name === 'CONTACT_URL' ? CONTACT : LINK).test(env[name]))
    .map(
      ([name]) =>
        `${name} must be an address that begins with http(s)://${name === 'CONTACT_URL' ? ' or mailto:' : ''}`,
    );
  if (wrong.length > 0) throw new Error(`Settings are wrong: ${wrong.join('; ')}`);
}

type Tree = { [key: string]: string | Tree };

/** The settings of an installation for its apps. */
export function appConfig(env: Env): Tree {
  const config: Tree = { apiUrl: `${env.PUBLIC_API_URL ?? 'http://localhost:3000'}/api/v1` };
  for (const [variable, path] of Object.entries(settings)) {
    const value = env[variable];
    if (value === undefined || value === '') continue;
    let place = config;
    for (const key of path.slice(0, -1)) place = (place[key] ??= {}) as Tree;
    place[path.at(-1) ?? ''] = value;
  }
  return config;
}

export const configScript = (env: Env): string => `window.bylineConfig = ${JSON.stringify(appConfig(env))};\n`;
