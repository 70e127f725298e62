import { expect, it } from 'vitest';
import { atPortal } from './steps/visits.ts';
import { looksRight } from './support/look.ts';

/** The code of the profile's forms, for a candidate who loses the network (on a train). Each test has a browser without a cache. */
const FORMS = /\/block-forms-[^/]+\.js$/;

it('open without a network, because they load with the page', async () => {
  const { context, page, t, press } = await atPortal('en', '/profile', { phone: true });
  const about = page.getByRole('region', { name: t('profile.about') });
  const areLoaded = (): Promise<boolean> =>
    page.evaluate(
      (pattern) => performance.getEntriesByType('resource').some(({ name }) => new RegExp(pattern).test(name)),
      FORMS.source,
    );
  await expect.poll(areLoaded).toBe(true);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await press('profile.editAbout');
  await about.getByRole('textbox').waitFor();
  await context.close();
});

it('say so if they are not loaded yet, and open by themselves when the network is back', async () => {
  const { context, page, t, button } = await atPortal('en', '/profile', { phone: true });
  const about = page.getByRole('region', { name: t('profile.about') });
  await button('profile.editAbout').waitFor();
  await context.setOffline(true);
  await button('profile.editAbout').click();
  await about.getByRole('alert').getByText(t('offline.title'), { exact: true }).waitFor();
  await looksRight(page, 'a form that needs a network to come');
  expect(await about.getByText(t('offline.text')).isVisible()).toBe(true);
  await context.setOffline(false);
  await about.getByRole('textbox').waitFor();
  await context.close();
});
