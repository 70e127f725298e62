import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import type { MailTemplateResponse } from '../src/modules/mail-templates/dto/mail-template.dto.js';
import type { MailTemplateRecord } from '../src/modules/mail-templates/mail-template.schema.js';
import { MailBodies } from '../src/modules/mail/mail-bodies.js';
import type { EmailRecord } from '../src/modules/mail/email.record.js';
import { mailsTo } from './factories/accounts.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { writeEmail } from './factories/emails.js';
import { asRecruiter } from './factories/users.js';
import { testApi } from './support/api.js';
import { expectIndexed } from './support/explain.js';

const api = await testApi();
const { client: recruiter, user } = await asRecruiter(api);

const newName = (): string => `template ${randomBytes(4).toString('hex')}`;
const DUTCH = { language: 'nl', subject: 'Je test voor {{job|ons}}', message: '<p>Dag {{firstname}},</p>' };
const add = (fields: object = {}): Promise<MailTemplateResponse> =>
  recruiter.create<MailTemplateResponse>('/mailtemplates', { name: newName(), purpose: 'free', ...fields });
const read = async (id: string): Promise<MailTemplateResponse> =>
  (await recruiter.get<MailTemplateResponse>(`/mailtemplates/${id}`)).body;
const change = (id: string, fields: object) =>
  recruiter.patch<MailTemplateResponse & { code: string }>(`/mailtemplates/${id}`, fields);

it('keeps the texts it was given, cleaned and in the order of the languages', async () => {
  const english = { language: 'en', subject: ' Your test ', message: '<p onclick="x()">Hello</p><script>1</script>' };
  const { _id } = await add({ texts: [english, { language: 'fr', subject: '', message: null }, DUTCH] });
  expect((await read(_id)).texts).toEqual([DUTCH, { language: 'en', subject: 'Your test', message: '<p>Hello</p>' }]);
  await change(_id, { texts: [{ language: 'fr', subject: 'Votre test' }] });
  expect((await read(_id)).texts).toEqual([{ language: 'fr', subject: 'Votre test', message: '' }]);
});

it('refuses unknown purposes and a second text of a language, by the field', async () => {
  const wrong = (fields: object) =>
    recruiter.wrongFields('POST', '/mailtemplates', { name: newName(), purpose: 'free', ...fields });
  expect(await wrong({ name: ' ', purpose: 'spam' })).toEqual(['name required', 'purpose invalid']);
  expect(await wrong({ texts: [DUTCH, DUTCH] })).toEqual(['texts invalid']);
});

it('has one default a purpose: a new one ends the old one, also for an open form of it', async () => {
  const first = await add({ purpose: 'invitation', isDefault: true });
  const second = await add({ purpose: 'invitation' });
  await change(second._id, { isDefault: true, version: second.version });
  expect(await read(first._id)).toMatchObject({ isDefault: false, version: first.version + 1 });
  expect(await read(second._id)).toMatchObject({ isDefault: true });
  expect((await change(first._id, { name: newName(), version: first.version })).body.code).toBe('stale_version');
});

it('is no default of a purpose that it moves to, unless the change says so', async () => {
  const [moved, kept] = [await add({ purpose: 'decline', isDefault: true }), await add({ purpose: 'availability' })];
  await change(kept._id, { isDefault: true });
  expect((await change(moved._id, { purpose: 'availability' })).body.isDefault).toBe(false);
  expect((await read(kept._id)).isDefault).toBe(true);
  expect((await change(moved._id, { purpose: 'decline', isDefault: true })).body.isDefault).toBe(true);
});

it('refuses the name of another, and a stale version', async () => {
  const [one, other] = [await add(), await add()];
  expect((await change(one._id, { name: other.name.toUpperCase() })).body.code).toBe('already_exists');
  await change(one._id, { name: newName(), version: 0 });
  expect((await change(one._id, { name: newName(), version: 0 })).body.code).toBe('stale_version');
});

it('is deleted once', async () => {
  const { _id } = await add();
  expect((await recruiter.delete(`/mailtemplates/${_id}`)).status).toBe(204);
  expect((await recruiter.delete(`/mailtemplates/${_id}`)).status).toBe(404);
});

it('is found by name and purpose through an index', async () => {
  await add({ name: `${newName()} Kick-off` });
  const found = await recruiter.get<{ records: MailTemplateResponse[] }>(
    '/mailtemplates?search=kick-off&filter[purpose]=free',
  );
  expect(found.body.records.map(({ name }) => name)).toContainEqual(expect.stringMatching(/ Kick-off$/));
  const templates = api.model<MailTemplateRecord>('MailTemplate');
  await expectIndexed(templates.find({ purpose: 'decline' }).sort({ createdAt: -1, _id: -1 }));
});

it('mentions no user, because it stays when they are erased', async () => {
  const { user } = await asRecruiter(api);
  const mention = `<span data-type="mention" data-id="${String(user._id)}" data-label="Noor">@Noor</span>`;
  const { texts } = await add({ texts: [{ ...DUTCH, message: `<p>Ask ${mention} first</p>` }] });
  expect(texts[0]?.message).toBe('<p>Ask @… first</p>');
});

it('counts the sent mails that began with it, and names the last writer', async () => {
  const { _id: templateId } = await add();
  const uses = async () => (await recruiter.get(`/mailtemplates/${templateId}/uses`)).body;
  const { _id } = await writeEmail(api, recruiter, { templateId });
  expect(await uses()).toEqual({ count: 0, lastAt: null, lastBy: null });
  const sentAt = new Date();
  await api.model<EmailRecord>('Email').updateOne({ _id }, { $set: { status: 'sent', sentAt } });
  expect(await uses()).toMatchObject({
    ...{ count: 1, lastAt: sentAt.toISOString() },
    lastBy: { _id: String(user._id), firstname: user.firstname },
  });
  const sent = { templateId, sentAt: { $ne: null } };
  await expectIndexed(api.model<EmailRecord>('Email').find(sent).sort({ sentAt: -1 }));
});

it('sends its recruiter a test that no list shows, and that goes with its candidate', async () => {
  const { _id } = await add({ texts: [DUTCH] });
  const send = (fields: object) => recruiter.request('POST', `/mailtemplates/${_id}/test`, fields);
  const candidate = await createCandidate(api, { firstname: 'Ines' });
  await send({ language: 'nl', candidateId: String(candidate._id) });
  await send({ language: 'fr' });
  const tests = (await mailsTo(api, user.email)).filter(({ kind }) => kind === 'template_test');
  expect(tests.map(({ subject }) => subject)).toEqual([
    '[Test] Je test voor ons',
    '[Test] Je test voor Vertaler Frans',
  ]);
  const texts = tests.map((mail) => api.app.get(MailBodies).open(mail)?.text);
  expect(texts).toEqual([expect.stringContaining('Dag Ines,'), expect.stringContaining('Dag Camille,')]);
  expect(await recruiter.records(`/emails?filter[candidateId]=${String(candidate._id)}`)).toEqual([]);
  expect(await api.model('Conversation').countDocuments({ candidateId: candidate._id })).toBe(0);
  await eraseCandidate(api, candidate._id);
  expect(await api.model('Email').exists({ _id: tests[0]?._id })).toBeNull();
  const { _id: empty } = await add();
  expect(await recruiter.wrongFields('POST', `/mailtemplates/${empty}/test`, { language: 'nl' })).toEqual([
    'language invalid',
  ]);
});
