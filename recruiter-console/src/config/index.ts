/** Settings of an installation; `/config.js` sets them before the bundle runs (see public/config.js). */
export interface Config {
  apiUrl: string;
  portalUrl: string;
  consoleUrl: string;
  productName: string;
  agencyName: string;
}

declare global {
  interface Window {
    bylineConfig?: Partial<Config>;
  }
}

const DEFAULTS: Config = {
  apiUrl: 'http://localhost:3000/api/v1',
  portalUrl: 'http://localhost:3001',
  consoleUrl: 'http://localhost:3002',
  productName: 'Byline',
  agencyName: 'Byline',
};

export const config: Config = { ...DEFAULTS, ...window.bylineConfig };
