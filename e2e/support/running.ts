import { Redis } from 'ioredis';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { Language } from '@byline/shared-types/domain';
import { findBrowser } from '../../tools/browser.ts';
import { buildAll } from '../../tools/lib/build.ts';
import { cleanUp } from '../../tools/lib/cleanup.ts';
import { startProduct, type Product } from '../../tools/lib/product.ts';
import { freePorts } from '../../tools/lib/settings.ts';
import { temporaryFolder } from '../../tools/lib/temporary.ts';

export interface Running {
  product: Product;
  browser: Browser;
  redis: Redis;
  stop(): Promise<void>;
}

/** The built product with a little demo data, and a browser. */
export async function startForJourney(env: Record<string, string> = {}): Promise<Running> {
  const stateFolder = await temporaryFolder();
  await buildAll(stateFolder);
  const product = await startProduct({
    stateFolder,
    ports: await freePorts(),
    demoSize: 60,
    cacheGigabytes: 0.5,
    env: { SENSITIVE_REQUESTS_PER_MINUTE: '1000', MAIL_RECONCILE_SECONDS: '2', MAIL_LEASE_SECONDS: '10', ...env },
  });
  const { options } = await findBrowser();
  const browser = await chromium.launch(options);
  const redis = new Redis(product.env.REDIS_URL ?? '');
  const stop = async (): Promise<void> => {
    await browser.close();
    redis.disconnect();
    await cleanUp();
  };
  return { product, browser, redis, stop };
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: uncaught errors, refused by CSP. Must be empty at the end. */
  complaints: string[];
}

/** A browser of somebody's own: nothing stored yet, this language. */
export async function visitor(browser: Browser, language: Language, dark = false): Promise<Visit> {
  const context = await browser.newContext({
    locale: language,
    colorScheme: dark ? 'dark' : 'light',
    viewport: { width: 1280, height: 900 },
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A 4xx the product answers on purpose is logged by the browser too; those are not complaints.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  return { context, page, complaints };
}
