import { it } from 'vitest';
import { atPortal } from './steps/visits.ts';

it('opens the forms of a profile without a network, because they load with the page', async () => {
  const { context, page, t, press } = await atPortal('en', '/profile', { phone: true });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await press('profile.editAbout');
  await page
    .getByRole('region', { name: t('profile.about') })
    .getByRole('textbox')
    .waitFor();
  await context.close();
});
