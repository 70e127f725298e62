import { ANSWER_DAYS, type Language } from '@byline/shared-types/domain';

/** Settings of an installation. The server that serves an app passes them in the page or in /config.js. */
interface Config {
  apiUrl: string;
  portalUrl: string;
  consoleUrl: string;
  productName: string;
  agencyName: string;
  /** Days until the promised answer to an application, unless its job says otherwise. */
  answerDays: number;
  links: {
    privacy: string;
    cookies: string;
    terms: string;
    /** The agency's jobs page, with one address per language. */
    jobs: Record<Language, string>;
    blog: string;
    /** Where visitors contact the agency: a page, or a `mailto:`. */
    contact?: string;
  };
}

type GivenLinks = Partial<Omit<Config['links'], 'jobs'>> & { jobs?: Partial<Record<Language, string>> };

interface Given {
  bylineConfig?: Partial<Omit<Config, 'links' | 'answerDays'>> & { answerDays?: string; links?: GivenLinks };
}

const SITE = 'https://www.byline.example';

function read(): NonNullable<Given['bylineConfig']> {
  // /config.js sets it in the browser. A server that draws pages sets it before it loads the app.
  const { bylineConfig } = globalThis as Given;
  if (bylineConfig || typeof document === 'undefined') return bylineConfig ?? {};
  const inPage = document.querySelector<HTMLMetaElement>('meta[name="byline-config"]');
  return inPage ? (JSON.parse(inPage.content) as NonNullable<Given['bylineConfig']>) : {};
}

const given = read();
const productName = given.productName ?? 'Byline';

export const config: Config = {
  apiUrl: given.apiUrl ?? 'http://localhost:3000/api/v1',
  portalUrl: given.portalUrl ?? 'http://localhost:3001',
  consoleUrl: given.consoleUrl ?? 'http://localhost:3002',
  productName,
  agencyName: given.agencyName ?? productName,
  answerDays: Number(given.answerDays ?? ANSWER_DAYS.default),
  links: {
    privacy: `${SITE}/privacy`,
    cookies: `${SITE}/cookies`,
    terms: `${SITE}/terms`,
    blog: `${SITE}/blog`,
    ...given.links,
    jobs: { nl: `${SITE}/nl/jobs`, fr: `${SITE}/fr/jobs`, en: `${SITE}/en/jobs`, ...given.links?.jobs },
  },
};
