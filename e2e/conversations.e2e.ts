import { expect } from 'vitest';
import { atConsole } from './steps/visits.ts';
import { callsOf } from './support/calls.ts';
import { bringMail } from './support/inbound.ts';
import { inOrder } from './support/in-order.ts';
import { looksRight } from './support/look.ts';
import { mailTo } from './support/mailbox.ts';

const { page, complaints, t, open, press } = await atConsole('fr', '/mail');
await page.getByRole('heading', { name: t('conversations.title') }).waitFor();
const call = await callsOf();
const EMAIL = 'odile@reponse.example';
const { _id: candidateId } = await call<{ _id: string }>('POST', 'candidates', {
  ...{ firstname: 'Odile', name: 'Réponse', email: EMAIL, language: 'fr' },
});
const inbox = page.getByRole('table', { name: t('conversations.title') });
const thread = page.getByRole('list', { name: t('conversations.mails') });
const step = inOrder('an answer comes in, is read and answered, and the mail of a stranger finds its candidate');

step('a candidate answers a mail, and the inbox shows it at once', async () => {
  await call('POST', 'emails', {
    ...{ candidateId, to: { name: 'Odile Réponse', email: EMAIL }, subject: 'Atelier de janvier' },
    message: '<p>Êtes-vous libre le 12 janvier ?</p>',
  });
  const mail = await mailTo(EMAIL, 'Atelier de janvier');
  const [to = ''] = /reply\+\w+@[\w.]+/.exec(JSON.stringify(mail)) ?? [];
  await bringMail({
    ...{ from: ['Odile Réponse', EMAIL], to, subject: 'RE: Atelier de janvier' },
    text: [
      'Oui, avec plaisir.',
      '',
      'Le 3 janvier 2027 à 10:00, Byline a écrit :',
      '> Êtes-vous libre le 12 janvier ?',
    ],
  });
  await inbox.getByText('Oui, avec plaisir.').waitFor();
});

step('she is read and answered, and the answer is in her thread', async () => {
  // Mails of other journeys may be newer.
  await inbox.getByText('Oui, avec plaisir.').click();
  await thread.getByText('Oui, avec plaisir.').waitFor();
  await press('conversations.quoted', { lines: 2 });
  await looksRight(page, 'inbox');
  await page.keyboard.press('r');
  await page.getByRole('textbox', { name: t('emails.message') }).pressSequentially('Parfait, à bientôt.');
  await press('emails.send');
  await page.getByText(t('emails.email_sent_title')).waitFor();
  await mailTo(EMAIL, 'Re: Atelier de janvier');
  await open(`/candidates/${candidateId}?tab=mail`);
  await page.getByRole('button', { name: /^Atelier de janvier.*3/ }).click();
  await thread.getByText('Parfait, à bientôt.').waitFor();
  await looksRight(page, 'thread');
});

step('a stranger’s mail is given to her, with the address', async () => {
  await bringMail({
    ...{ from: ['Odile R.', 'odile.r@ailleurs.example'], to: 'team@byline.localhost', subject: 'Mon autre adresse' },
    text: ['Écrivez-moi plutôt ici.'],
  });
  await open('/mail?box=unmatched');
  await inbox.getByText('Mon autre adresse').click();
  await press('conversations.giveTo', { name: 'Odile Réponse' });
  await page.getByText(t('conversations.given', { name: 'Odile Réponse' })).waitFor();
  await expect.poll(() => inbox.getByText('Mon autre adresse').count()).toBe(0);
  await open(`/candidates/${candidateId}?tab=mail`);
  await page.getByText('Mon autre adresse').waitFor();
  expect(complaints).toEqual([]);
});
