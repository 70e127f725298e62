import { expect } from 'vitest';
import { DEMO_PASSWORD } from './steps/console.ts';
import { atPortal } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';
import { linkIn, mailsTo } from './support/mailbox.ts';

/** A candidate changes the address of their login. */
const FIRST = 'julien.premier@example.be';
const SECOND = 'julien.second@example.be';
/** The API sends a link to both addresses. */
const BOTH = { count: 2 };
const call = await callsOf();
const search = `candidates?search=${encodeURIComponent('Julien Lefèvre')}`;
const { records } = await call<{ records: { email: string }[] }>('GET', search);
const old = records[0]?.email ?? '';
const visit = await atPortal('fr', '/account', { phone: true, email: old });
const { page, complaints, t, open, button, press, labelled } = visit;

async function change(email: string): Promise<void> {
  await press('account.changeEmail');
  await labelled('account.newEmail').fill(email);
  await labelled('account.currentPassword').fill(DEMO_PASSWORD);
  await press('account.changeEmail');
  await button('account.resendEmail', BOTH).waitFor();
}

/** Presses the button of every mail to an address, and returns how many of them worked. */
async function confirmBy(email: string, mails: number, heading: string): Promise<number> {
  const notices = async () => (await mailsTo(email)).filter(({ html }) => html.includes('/change-email/'));
  await expect.poll(async () => (await notices()).length, { timeout: 30_000 }).toBe(mails);
  let worked = 0;
  for (const mail of await notices()) {
    await page.goto(linkIn(mail, '/change-email/'));
    await press('confirmEmail.action');
    const did = page.getByRole('heading', { name: t(heading) });
    await did.or(page.getByText(t('problem.link_invalid'))).waitFor();
    if (await did.isVisible()) worked += 1;
  }
  return worked;
}

const step = inOrder('somebody changes the address that they log in with');

step('drops the change to an address that waits', async () => {
  await change(FIRST);
  await looksRight(page, 'an address that waits');
  await press('account.cancelEmail');
  await button('account.resendEmail', BOTH).waitFor({ state: 'detached' });
});

step('has the links sent again, and the last ones count once both addresses have confirmed', async () => {
  await change(SECOND);
  await press('account.resendEmail', BOTH);
  await page.getByText(t('account.emailResent', BOTH), { exact: true }).waitFor();
  // The new address has two mails, and the old one three: it also received a mail about the cancelled change.
  expect(await confirmBy(SECOND, 2, 'confirmEmail.waits')).toBe(1);
  await open('/account');
  await page
    .getByText(
      t('account.emailWaitsOld', { email: SECOND })
        .replace('{email}', SECOND)
        .replaceAll(/<\/?b>/g, ''),
    )
    .waitFor();
  await button('account.resendEmail', { count: 1 }).waitFor();
  await looksRight(page, 'an address that waits for the old one');
  expect(await confirmBy(old, 3, 'confirmEmail.done')).toBe(1);
  await open('/account');
  await page.getByText(SECOND).waitFor();
  expect(complaints).toEqual([]);
});
