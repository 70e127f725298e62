import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { looksRight } from './support/look.ts';
import { runningProduct } from './support/product.ts';
import { portalWords } from './support/words.ts';

const { portal } = runningProduct().urls;
const t = portalWords('en');
const browser = await openBrowser();
const call = await callsOf();
let people = 0;
let id: string;
let address: string;

/** A page with the paths of the scripts that it requests. */
async function openPage(options: object): Promise<{ context: BrowserContext; page: Page; scripts: string[] }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
  return { context, page, scripts };
}
/** A French browser without scripts. */
const withoutScripts = (options: object = {}) => openPage({ locale: 'fr', javaScriptEnabled: false, ...options });

const attribute = (page: Page, selector: string, name: string): Promise<string | null> =>
  page.locator(selector).getAttribute(name);
const background = (page: Page): Promise<string> =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

/** A new candidate for each test, since tests change and remove their page. */
beforeEach(async () => {
  const email = `thea.${++people}@secret.example`;
  const place = { street: 'Secret street', number: '1', postal: '9000', city: 'Gent' };
  const made = { firstname: 'Théa', name: 'Secretname', email, phone: '+32470123456', ...place };
  id = (await call<{ _id: string }>('POST', 'candidates', { ...made, function: 'translator', country: 'BE' }))._id;
  const summary = 'An ear for </script> tone.';
  await call('PATCH', `candidates/${id}`, {
    publicEnabled: true,
    resumeSummary: summary,
    candidateInfo: { dayRate: 4321, skillSet: { motherTongue: 'fr', translationSkills: [{ from: 'nl', to: 'fr' }] } },
  });
  address = `${portal}/public/candidate/${id}`;
});

it('is readable without a script, in English, and gives networks only public data', async () => {
  const { context, page, scripts } = await withoutScripts();
  const response = await page.goto(address);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toBe('no-cache');
  await page.getByRole('heading', { name: 'Théa', level: 1 }).waitFor();
  await page.getByText(t('public.how')).waitFor();
  expect(await attribute(page, 'html', 'lang')).toBe('en');
  expect(await page.title()).toBe('Théa, translator · Byline');
  expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(address);
  expect(await attribute(page, 'meta[property="og:title"]', 'content')).toBe('Théa, translator');
  expect(await attribute(page, 'meta[property="og:description"]', 'content')).toBe(
    'An ear for </script> tone. Dutch into French.',
  );
  const languages = page.getByRole('heading', { name: t('public.languages') }).locator('..');
  expect(await languages.textContent()).toContain('Dutch to French');
  const ask = page.getByRole('link', { name: t('public.ask', { agency: 'Byline', firstname: 'Théa' }) });
  expect(await ask.getAttribute('href')).toMatch(/^(mailto|https?):/);
  expect(await page.getByText(t('public.copy')).isVisible()).toBe(false);
  const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', givenName: 'Théa', jobTitle: 'Translator', knowsLanguage: ['fr', 'nl'] },
  });
  // Removes ids, which may contain any digits.
  const content = (await page.content()).replaceAll(/[0-9a-f]{24}/g, '');
  expect(content).not.toMatch(/Secretname|example\.be|470|4321/i);
  expect(scripts).toEqual([]);
  await context.close();
});

it('has a picture for networks, redrawn when its words change, and gone with the page', async () => {
  const html = await (await fetch(address)).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const fetched = async (): Promise<Buffer> => Buffer.from(await (await fetch(picture)).arrayBuffer());
  const first = await fetched();
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect((await fetched()).equals(first)).toBe(true);
  await call('PATCH', `candidates/${id}`, { firstname: 'Łucja' });
  expect((await fetched()).equals(first)).toBe(false);
  await call('PATCH', `candidates/${id}`, { firstname: 'Théa' });
  expect((await fetched()).equals(first)).toBe(true);
  expect((await fetch(`${portal}/public/candidate/nobody/og.png`)).status).toBe(404);
});

it('copies its address with its only script', async () => {
  const { context, page, scripts } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${address}#content`);
  await page.getByRole('button', { name: t('public.copy') }).click();
  await page.getByRole('status').getByText(t('public.copied')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(scripts).toEqual(['/copy-link.js']);
  await context.close();
});

it('is dark in a dark system', async () => {
  const colours = [];
  for (const colorScheme of ['light', 'dark']) {
    const { context, page } = await withoutScripts({ colorScheme });
    await page.goto(address);
    colours.push(await background(page));
    await context.close();
  }
  expect(colours).toEqual(['rgb(246, 245, 242)', 'rgb(18, 19, 23)']);
});

it('passes axe, as does the page in its place', async () => {
  const { context, page } = await openPage({});
  for (const path of [id, 'nobody']) {
    await page.goto(`${portal}/public/candidate/${path}`);
    await looksRight(page, path);
  }
  await context.close();
});

it('prints on one A4 with a QR code of its address, however long its texts are; a text keeps its lines', async () => {
  const paragraph = 'I read everything twice, the second time aloud. '.repeat(12).trim();
  const info = `Short.\n\n${paragraph}\n\n${paragraph}`;
  const projects = { projectPreferences: paragraph, topProject: paragraph };
  await call('PATCH', `candidates/${id}`, { info, candidateInfo: projects });
  for (let year = 2000; year < 2006; year += 1) {
    const job = { function: 'Translator and editor in chief', company: 'Brabo Uitgevers en Vertalers in Gent' };
    const work = { ...job, candidateId: id, from: `${year}-01-01`, to: `${year}-12-01` };
    await call('POST', 'candidates/experience', work);
    const diploma = { degree: 'Master in translation', institute: 'Namur', from: year, to: year + 1, country: 'BE' };
    await call('POST', 'candidates/diplomas', { ...diploma, candidateId: id });
  }
  const { context, page } = await withoutScripts();
  await page.goto(address);
  expect(await page.getByText('Short.').innerText()).toBe(info);
  const code = page.getByRole('img', { name: t('public.qr') });
  expect(await code.isVisible()).toBe(false);
  const printed = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
  expect(printed.getPageCount()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await code.isVisible()).toBe(true);
  await context.close();
});

it('is open to search engines if its owner wants it', async () => {
  const robots = async (): Promise<boolean> => (await (await fetch(address)).text()).includes('content="noindex"');
  const sitemap = async (): Promise<string> => (await fetch(`${portal}/sitemap-1.xml`)).text();
  expect(await robots()).toBe(true);
  expect(await sitemap()).not.toContain(id);
  await call('PATCH', `candidates/${id}`, { publicSearchable: true });
  expect(await robots()).toBe(false);
  expect(await sitemap()).toContain(`<loc>${address}</loc>`);
  expect(await (await fetch(`${portal}/robots.txt`)).text()).toContain(`Sitemap: ${portal}/sitemap.xml`);
  expect(await (await fetch(`${portal}/sitemap.xml`)).text()).toContain(`<loc>${portal}/sitemap-1.xml</loc>`);
});

it('is gone at the next request after its owner disables it, and for good after their erasure', async () => {
  const kept = (await fetch(address)).headers.get('etag') ?? '';
  const again = async (): Promise<number> => (await fetch(address, { headers: { 'if-none-match': kept } })).status;
  expect(await again()).toBe(304);
  const { publicSlug } = await call<{ publicSlug: string }>('GET', `candidates/${id}`);
  const speaking = async (): Promise<string> => {
    const { status, headers } = await fetch(`${portal}/with/${publicSlug}`, { redirect: 'manual' });
    return `${status} ${headers.get('location') ?? ''}`;
  };
  expect(await speaking()).toBe(`302 /public/candidate/${id}`);
  await call('PATCH', `candidates/${id}`, { publicEnabled: false });
  expect(await speaking()).toBe('404 ');
  expect(await again()).toBe(404);
  expect((await fetch(`${address}/og.png`)).status).toBe(404);
  const { context, page } = await withoutScripts();
  await page.goto(address);
  await page.getByRole('heading', { name: t('public.notFound') }).waitFor();
  await call('PATCH', `candidates/${id}`, { publicEnabled: true });
  expect(await again()).toBe(304);
  await call('DELETE', `candidates/${id}`);
  expect(await again()).toBe(410);
  expect(await speaking()).toBe('404 ');
  await page.reload();
  await page.getByRole('heading', { name: t('public.gone') }).waitFor();
  const toPortal = page.getByRole('link', { name: t('public.toPortal', { product: 'Byline' }) });
  expect(await toPortal.getAttribute('href')).toBe('/');
  await context.close();
});
