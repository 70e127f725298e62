import type { Language } from '@byline/shared-types/domain';

/** What the server that serves the portal tells it in /config.js. */
export interface Config {
  apiUrl: string;
  portalUrl: string;
  consoleUrl: string;
  productName: string;
  agencyName: string;
  links: {
    privacy: string;
    cookies: string;
    terms: string;
    /** The agency's jobs page, one address a language. */
    jobs: Record<Language, string>;
    blog: string;
  };
}

type GivenConfig = Partial<Omit<Config, 'links'>> & {
  links?: Partial<Omit<Config['links'], 'jobs'>> & { jobs?: Partial<Record<Language, string>> };
};

declare global {
  interface Window {
    bylineConfig?: GivenConfig;
  }
}

const SITE = 'https://www.byline.example';
const given: GivenConfig = window.bylineConfig ?? {};

export const config: Config = {
  apiUrl: given.apiUrl ?? 'http://localhost:3000/api/v1',
  portalUrl: given.portalUrl ?? window.location.origin,
  consoleUrl: given.consoleUrl ?? 'http://localhost:3002',
  productName: given.productName ?? 'Byline',
  agencyName: given.agencyName ?? given.productName ?? 'Byline',
  links: {
    privacy: given.links?.privacy ?? `${SITE}/privacy`,
    cookies: given.links?.cookies ?? `${SITE}/cookies`,
    terms: given.links?.terms ?? `${SITE}/terms`,
    jobs: {
      nl: given.links?.jobs?.nl ?? `${SITE}/nl/jobs`,
      fr: given.links?.jobs?.fr ?? `${SITE}/fr/jobs`,
      en: given.links?.jobs?.en ?? `${SITE}/en/jobs`,
    },
    blog: given.links?.blog ?? `${SITE}/blog`,
  },
};
