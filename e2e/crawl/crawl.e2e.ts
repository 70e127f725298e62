import { COMPLETENESS_FIELDS } from '@byline/shared-types/domain';
import type { ObjectId } from 'mongodb';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoLogins, logIn } from '../../tools/lib/demo-session.ts';
import { Explorer } from './explore.ts';
import { addressesOf, pathsOf } from './screens.ts';
import { Visit } from './visit.ts';
import { StoredData } from './stored-data.ts';
import { launchBrowser } from '../../tools/browser.ts';
import { cvOf } from '../steps/profile.ts';
import { runningProduct } from '../support/product.ts';

/** French has the longest words. */
const LANGUAGE = 'fr';
/** Ends a path on which the crawl repeats itself, and names the place. */
const PATH_MS = 600_000;
/** Ends the whole crawl. */
const END = Date.now() + Number(process.env.MINUTES ?? 90) * 60_000;

const product = runningProduct();
let browser: Browser;
let stored: StoredData;
/** The stored session of each demo login. */
const sessions = new Map<string, string>();
let pdf: { name: string; mimeType: string; buffer: Buffer };
/** Values for the parameters of a path. */
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

/** Ids of records for the paths: among them a candidate with a scheduled mail, and one with few values. */
async function valuesOf({ db }: StoredData): Promise<Record<string, string[]>> {
  const scheduled = await db.collection('emails').findOne({ status: 'scheduled' });
  const bare = await db
    .collection('candidates')
    .findOne({ 'candidateInfo.unavailable': null, archived: false, userId: null });
  const job = await db.collection('jobs').findOne({ 'campaigns.0': { $exists: true } });
  const complete = Object.fromEntries(COMPLETENESS_FIELDS.map((field) => [field, { $gt: '' }]));
  const visible = await db.collection('candidates').findOne({ publicEnabled: true, archived: false, ...complete });
  const [campaignId] = (job?.campaigns ?? []) as ObjectId[];
  const campaign = campaignId && (await db.collection('campaigns').findOne({ _id: campaignId }));
  if (!scheduled || !bare || !job || !visible || !campaign)
    throw new Error('the demo data lacks a record that the crawl needs');
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

describe.each([
  { app: 'console', who: 'a recruiter', login: 'recruiter', paths: pathsOf('console') },
  { app: 'portal', who: 'a visitor', login: null, paths: pathsOf('portal') },
  { app: 'portal', who: 'a candidate', login: 'complete', paths: pathsOf('portal') },
  { app: 'portal', who: 'a new candidate', login: 'incomplete', paths: ['/complete'] },
] as const)('the $app, to $who', ({ app, login, paths }) => {
  let visit: Visit;
  let explorer: Explorer;
  beforeAll(async () => {
    const context = await browser.newContext({
      locale: LANGUAGE,
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      permissions: ['clipboard-write'],
    });
    const url = product.urls[app];
    const session = login && (sessions.get(login) ?? null);
    visit = await Visit.begin(context, { url, language: LANGUAGE, session });
    explorer = new Explorer(visit, stored, { pdf });
  });
  afterAll(async () => {
    await visit.page.context().close();
    await stored.restore();
  });

  it.each(paths)('%s opens, and each form saves or says why', async (path) => {
    const begun = Date.now();
    const deadline = Math.min(begun + PATH_MS, END);
    for (const address of addressesOf(path, values)) await explorer.explore(address, deadline);
    const { found, counts } = explorer.done();
    const seconds = Math.round((Date.now() - begun) / 1000);
    process.stdout.write(`${app} ${path}: ${seconds} s, ${JSON.stringify(counts)}, ${found.length} found\n`);
    expect(found).toEqual([]);
  });
});
