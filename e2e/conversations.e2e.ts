import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { handOver, returned } from '../tools/lib/hand-over.ts';
import { PDF } from './steps/own-candidate.ts';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';
import { mailTo, type Mail } from './support/mailbox.ts';
import { runningProduct } from './support/product.ts';

const call = await callsOf();
const deliver = (mail: Parameters<typeof handOver>[0]) => handOver(mail, runningProduct().ports.inboundSmtp);
const people = { anna: ['Anna', 'nl'], bruno: ['Bruno', 'fr'], celia: ['Celia', 'en'] } as const;
type Who = keyof typeof people;
const emailOf = (who: Who): string => `${who}@gesprekken.example`;
/** Celia's name leaves no room beside it in the line of the recipient. */
const nameOf = (who: Who): string =>
  who === 'celia' ? `Gesprekken ${'van den Bossche-Vandermeulen '.repeat(2)}` : 'Gesprekken';
const ids = {} as Record<Who, string>;
for (const [who, [firstname, language]] of Object.entries(people) as [Who, (typeof people)[Who]][]) {
  const person = { firstname, name: nameOf(who).trim(), email: emailOf(who), language };
  ids[who] = (await call<{ _id: string }>('POST', 'candidates', person))._id;
}
const mails = {} as Record<Who, Mail>;
/** The address for answers, to which mail servers report too. */
const replyTo = (who: Who): string => mails[who].envelope.from.address;

const nl = await atConsole('nl', `/candidates/${ids.anna}?tab=mail`);
const fr = await atConsole('fr', `/candidates/${ids.bruno}?tab=mail`);
const en = await atConsole('en', `/candidates/${ids.celia}?tab=mail`);
const visits = { anna: nl, bruno: fr, celia: en };
/** The line of a conversation, and below it the conversation. */
const thread = (who: Who): Locator => visits[who].page.locator('[data-record]', { hasText: 'Kick-off' }).first();
const step = inOrder('a mail to three people becomes conversations, whatever comes back');

step('leaves from a template, in the language of each', async () => {
  for (const who of ['anna', 'bruno', 'celia'] as const) {
    const { page, t, press, field } = visits[who];
    await press('emails.write');
    const recipient = page.getByRole('combobox', { name: new RegExp(`^${t('emails.to')}`) });
    await expect.poll(() => recipient.evaluate((node) => node.parentElement?.offsetHeight)).toBe(32); // one line
    await press('mailTemplates.use');
    await page.getByRole('menuitem', { name: /Kick-off, website/ }).click();
    await expect.poll(() => field('emails.subject').inputValue()).toMatch(/^Kick-off/);
    await page
      .getByRole('textbox', { name: t('emails.message') })
      .getByText(people[who][0])
      .waitFor();
    await press('emails.send');
    mails[who] = await mailTo(emailOf(who), /^Kick-off/);
    expect(replyTo(who)).toMatch(/^reply\+[a-z2-7]+@byline\.localhost$/);
  }
});

step('shows an answer with a file where it belongs, without a reload, in Dutch', async () => {
  const { page, t } = nl;
  await deliver({
    ...{ from: { name: 'Anna Gesprekken', address: emailOf('anna') }, to: replyTo('anna') },
    ...{ subject: `Antw: ${mails.anna.subject}`, inReplyTo: mails.anna.headers['message-id'] },
    text: `Maandag past.\n\nOp 26 november schreef de redactie:\n> ${mails.anna.text.trim().replaceAll('\n', '\n> ')}\n`,
    attachments: [{ filename: 'Woordenlijst.pdf', content: PDF }],
  });
  await thread('anna').getByText(t('conversations.unreadOne')).waitFor({ state: 'attached' });
  await thread('anna').getByRole('button').first().click();
  await thread('anna').getByText('Maandag past.').waitFor();
  await thread('anna').getByText('Woordenlijst.pdf').waitFor();
  await thread('anna').getByText(t('conversations.inFiles')).waitFor();
  expect(await thread('anna').getByText('schreef de redactie').isVisible()).toBe(false);
  const mailHead = page.getByRole('list', { name: t('conversations.mails') }).getByRole('button', { expanded: true });
  expect((await mailHead.first().boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await looksRight(page, 'a conversation');
});

step('is answered by keys from the inbox, and the answer belongs to the same conversation', async () => {
  const { page, t, open, press } = nl;
  await open('/mail?search=Anna');
  await page
    .getByRole('table', { name: t('conversations.title') })
    .getByText('Maandag past.')
    .waitFor();
  await page.keyboard.press('j');
  await page
    .getByRole('list', { name: t('conversations.mails') })
    .getByText('Maandag past.')
    .waitFor();
  await looksRight(page, 'inbox');
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: t('emails.message') }).pressSequentially('Top, tot maandag.');
  await press('emails.send');
  const answer = await mailTo(emailOf('anna'), /^Re: Kick-off/);
  expect(answer.headers['in-reply-to']).toMatch(/^<.+>$/);
  expect([answer.headers.references].flat()).toContain(mails.anna.headers['message-id']);
});

step('says that a mail came back, and why, in French', async () => {
  const { page, t, open } = fr;
  await deliver(returned(replyTo('bruno'), emailOf('bruno')));
  const why = t('conversations.undelivered.no_such_address', { address: emailOf('bruno') });
  await page.getByRole('tabpanel').getByText(why).waitFor();
  await page.getByRole('navigation').getByText(t('profile.emailTrouble.no_such_address')).waitFor();
  await open('/mail?state=undelivered&search=Bruno');
  await page
    .getByRole('row', { name: /Bruno Gesprekken/ })
    .getByText(t('conversations.undelivered'))
    .waitFor();
});

step('shows an automatic answer small, and asks nobody to read it, in English', async () => {
  const { t } = en;
  await deliver({
    ...{ from: emailOf('celia'), to: replyTo('celia'), subject: `Automatic reply: ${mails.celia.subject}` },
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: 'I am away until Monday.',
  });
  await thread('celia')
    .getByText(t('conversations.mailCount', { count: 2 }))
    .waitFor();
  expect(await thread('celia').getByText(t('conversations.unreadOne')).count()).toBe(0);
  await thread('celia').getByRole('button').first().click();
  await thread('celia').getByText(t('conversations.autoReply')).waitFor();
});

step('keeps the mail of a stranger, asks whose it is and gives it to a candidate, with the address', async () => {
  const { page, t, open, press } = en;
  await open('/mail?box=unmatched');
  await deliver({
    ...{ from: { name: 'Anna G.', address: 'anna@werk.example' }, to: 'team@byline.localhost' },
    ...{ subject: 'From my other address', text: 'Please use this one.' },
  });
  const row = page.getByRole('table', { name: t('conversations.title') }).getByText('From my other address');
  await row.click();
  await press('conversations.giveTo', { name: 'Anna Gesprekken' });
  await page.getByText(t('conversations.given', { name: 'Anna Gesprekken' })).waitFor();
  await row.waitFor({ state: 'detached' });
  await open(`/candidates/${ids.anna}?tab=mail`);
  await page.getByText('From my other address').waitFor();
  for (const { complaints } of [nl, fr, en]) expect(complaints).toEqual([]);
});
