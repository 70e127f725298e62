import type { ObjectId } from 'mongodb';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '@byline/shared-types/domain';
import { demoLogins, logIn } from '../../tools/lib/demo-session.ts';
import { Explorer } from './explore.ts';
import { addressesOf, pathsOf, type AppName } from './screens.ts';
import { Visit } from './visit.ts';
import { StoredData } from './stored-data.ts';
import { launchBrowser } from '../../tools/browser.ts';
import { cvOf } from '../steps/profile.ts';
import { runningProduct } from '../support/product.ts';

/**
 * French has the longest texts. In French the crawl also saves every form with each text field empty in turn, tabs through every screen, and runs
 * axe.
 */
const THOROUGH: Language = 'fr';
/** A path that takes longer has a screen that leads the crawl in circles. The crawl reports the place and goes on with the next path. */
const PATH_MS = 900_000;

const product = runningProduct();
let browser: Browser;
let stored: StoredData;
/** The session that an app stores after a login, by login. */
const sessions = new Map<string, string>();
let pdf: { name: string; mimeType: string; buffer: Buffer };
/** The values for the parameters of a path. */
let values: Record<string, string[]>;

beforeAll(async () => {
  browser = await launchBrowser();
  const { urls, env } = product;
  for (const [who, login] of Object.entries(demoLogins()))
    sessions.set(who, JSON.stringify(await logIn(urls.api, login)));
  stored = await StoredData.remember(env.MONGODB_URI ?? '', env.FILE_STORE_DIR ?? '');
  const buffer = await cvOf({ firstname: 'Éloïse', name: 'Crawl', email: '', password: '' });
  pdf = { name: 'CV Éloïse.pdf', mimeType: 'application/pdf', buffer };
  values = await valuesOf(stored);
});
afterAll(async () => {
  await stored.close();
  await browser.close();
});

/** Chooses the records of the crawl, for example a candidate with a scheduled mail and a candidate with an almost empty profile. */
async function valuesOf({ db }: StoredData): Promise<Record<string, string[]>> {
  const scheduled = await db.collection('emails').findOne({ status: 'scheduled' });
  const bare = await db
    .collection('candidates')
    .findOne({ 'candidateInfo.unavailable': null, archived: false, userId: null });
  const job = await db.collection('jobs').findOne({ 'campaigns.0': { $exists: true } });
  const visible = await db.collection('candidates').findOne({ publicEnabled: true, archived: false });
  const [campaignId] = (job?.campaigns ?? []) as ObjectId[];
  const campaign = campaignId && (await db.collection('campaigns').findOne({ _id: campaignId }));
  if (!scheduled || !bare || !job || !visible || !campaign) throw new Error('the demo data lacks what the crawl needs');
  const text = (value: unknown): string => String(value);
  const anyOf = async (collection: string): Promise<string[]> => [
    text((await db.collection(collection).findOne())?._id),
  ];
  return {
    id: [text(scheduled.candidateId), text(bare._id)],
    jobId: [text(job._id)],
    campaignId: [text(campaign._id)],
    mediumId: [text(campaign.mediumId)],
    candidateId: [text(visible._id)],
    email: ['nobody@example.be'],
    token: ['no-such-token'],
    userId: [text(scheduled.candidateId)],
    scorecardId: await anyOf('scorecards'),
    templateId: await anyOf('interviewtemplates'),
    folderId: await anyOf('folders'),
  };
}

const rounds = (app: AppName, who: string, login: string | null, paths: string[]) =>
  LANGUAGES.map((language) => ({ app, who, login, paths, language }));

describe.each([
  ...rounds('console', 'a recruiter', 'recruiter', pathsOf('console')),
  ...rounds('portal', 'a visitor', null, pathsOf('portal')),
  ...rounds('portal', 'a candidate', 'complete', pathsOf('portal')),
  ...rounds('portal', 'a new candidate', 'incomplete', ['/complete']),
])('the $app in $language, to $who', ({ app, login, paths, language }) => {
  let visit: Visit;
  let explorer: Explorer;
  beforeAll(async () => {
    const context = await browser.newContext({
      locale: language,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      permissions: ['clipboard-write'],
    });
    const url = product.urls[app];
    visit = await Visit.begin(context, { url, language, session: login && (sessions.get(login) ?? null) });
    const everything = language === THOROUGH;
    explorer = new Explorer(visit, stored, { pdf }, { everything, depth: everything ? 4 : 3 });
  });
  afterAll(async () => {
    await visit.page.context().close();
    await stored.restore();
  });

  it.each(paths)('%s opens, saves or says why, shows the focus, and breaks nowhere', async (path) => {
    const begun = Date.now();
    for (const address of addressesOf(path, values)) await explorer.explore(address, begun + PATH_MS);
    const { found, counts } = explorer.done();
    const seconds = Math.round((Date.now() - begun) / 1000);
    process.stdout.write(
      `${app} ${language} ${path}: ${seconds} s, ${JSON.stringify(counts)}, ${found.length} found\n`,
    );
    expect(found).toEqual([]);
  });
});
