import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { Transactions } from '../src/common/mongo/transactions.js';
import { AskAvailability } from '../src/modules/availability-asks/ask-availability.js';
import { AskLinks } from '../src/modules/availability-asks/ask-links.js';
import type { AvailabilityAskRecord } from '../src/modules/availability-asks/availability-ask.schema.js';
import type { AskedPersonRecord } from '../src/modules/availability-asks/asked-person.schema.js';
import type { AvailabilityAskResponse } from '../src/modules/availability-asks/dto/availability-ask.dto.js';
import type { CandidateRecord } from '../src/modules/candidates/record/candidate.record.js';
import type { EmailRecord } from '../src/modules/mail/email.record.js';
import { MailBodies } from '../src/modules/mail/mail-bodies.js';
import { addDays, today } from '../src/common/time.js';
import { createCandidate, eraseCandidate } from './factories/candidates.js';
import { asRecruiter, loggedIn } from './factories/users.js';
import { BackendProcess } from './support/backend-process.js';
import { testApi } from './support/api.js';
import { Client } from './support/client.js';
import { expectIndexed } from './support/explain.js';
import { until } from './support/until.js';

const api = await testApi();
const { client: recruiter } = await asRecruiter(api);
const nobody = new Client(api.url);
const asks = api.model<AvailabilityAskRecord>('AvailabilityAsk');
const candidates = api.model<CandidateRecord>('Candidate');
const people = api.model<AskedPersonRecord>('AskedPerson');
const DAY = 86_400_000;
const in10 = addDays(today(), 10);

/** Asks a candidate, and returns the link of the mail. */
async function ask({ _id }: CandidateRecord): Promise<string> {
  const candidate = (await candidates.findById(_id).lean<CandidateRecord>()) ?? expect.fail('no candidate');
  await api.app
    .get(Transactions)
    .run((session) => api.app.get(AskAvailability, { strict: false }).ask([candidate], {}, session));
  const newest = await asks.findOne({ candidateId: _id }).sort({ sentAt: -1 }).lean<AvailabilityAskRecord>();
  await api.model<EmailRecord>('Email').updateOne({ _id: newest?.mailId }, { status: 'sent' });
  return `/availability-asks/${api.app.get(AskLinks, { strict: false }).tokenOf(newest?._id ?? expect.fail('nobody was asked'))}`;
}
const availabilityOf = async ({ _id }: CandidateRecord) =>
  (await candidates.findById(_id).lean<CandidateRecord>())?.availability ?? expect.fail('nothing was said');
const read = (address: string) => nobody.get<AvailabilityAskResponse & { code: string }>(address);
const answer = (address: string, body: object) =>
  nobody.post<AvailabilityAskResponse & { code: string }>(`${address}/answer`, body);

describe('the link of a mail', () => {
  it('shows the question and changes nothing, until an answer confirms', async () => {
    const candidate = await createCandidate(api, { firstname: 'Noor', language: 'nl' });
    const address = await ask(candidate);
    for (let scan = 0; scan < 3; scan += 1)
      expect((await read(address)).body).toMatchObject({
        firstname: 'Noor',
        language: 'nl',
        state: null,
        answer: null,
      });
    expect((await candidates.findById(candidate._id).lean())?.availability).toBeNull();

    expect(await answer(address, { answer: 'yes', daysPerWeek: 3 })).toMatchObject({
      status: 200,
      body: { answer: 'yes', state: 'looking', daysPerWeek: 3 },
    });
    expect(await availabilityOf(candidate)).toMatchObject({ daysPerWeek: 3, confirmedBy: 'mail', confirmedById: null });
  });

  it('takes another answer, with its day', async () => {
    const candidate = await createCandidate(api);
    const address = await ask(candidate);
    await answer(address, { answer: 'not_looking' });
    expect((await availabilityOf(candidate)).state).toBe('not_looking');
    expect((await answer(address, { answer: 'not_until', from: in10 })).body).toMatchObject({
      state: 'looking',
      from: in10,
    });
    expect((await read(address)).body).toMatchObject({ from: in10, yesFrom: null });
    expect((await answer(address, { answer: 'yes', daysPerWeek: 3 })).body).toMatchObject({
      from: null,
      daysPerWeek: 3,
    });
    expect((await answer(address, { answer: 'yes' })).body.daysPerWeek).toBe(3);
    expect((await answer(address, { answer: 'yes', daysPerWeek: null })).body.daysPerWeek).toBeNull();
    expect(await nobody.wrongFields('POST', `${address}/answer`, { answer: 'not_until' })).toEqual(['from required']);
    expect(await nobody.wrongFields('POST', `${address}/answer`, { answer: 'not_until', from: today() })).toEqual([
      'from date_in_past',
    ]);
  });

  it('refuses an unknown answer or number, with its field', async () => {
    const candidate = await createCandidate(api);
    const address = await ask(candidate);
    const wrong = (body: object) => nobody.wrongFields('POST', `${address}/answer`, body);
    for (const sent of [{ answer: '' }, { answer: 'bogus' }])
      expect(await wrong(sent)).toEqual([expect.stringMatching(/^answer /)]);
    for (const daysPerWeek of ['', 'abc', 9, 0])
      expect(await wrong({ answer: 'yes', daysPerWeek })).toEqual([expect.stringMatching(/^daysPerWeek /)]);
    expect((await candidates.findById(candidate._id).lean())?.availability).toBeNull();
  });

  it('works for 14 days, or until the next mail, and only as it was signed', async () => {
    const candidate = await createCandidate(api);
    const first = await ask(candidate);
    await asks.updateMany({ candidateId: candidate._id }, { sentAt: new Date(Date.now() - 8 * DAY) });
    const second = await ask(candidate);
    expect((await read(first)).body.code).toBe('link_replaced');
    expect((await read(second)).status).toBe(200);
    await asks.updateMany({ candidateId: candidate._id, closedAt: null }, { expiresAt: new Date(Date.now() - 1) });
    expect((await answer(second, { answer: 'yes' })).body.code).toBe('link_expired');
    expect((await read(`${second.slice(0, -4)}AAAA`)).status).toBe(404);
  });

  it('takes at most twenty answers a minute', async () => {
    const address = await ask(await createCandidate(api));
    for (let time = 0; time < 20; time += 1) await answer(address, { answer: 'yes' });
    expect((await answer(address, { answer: 'yes' })).status).toBe(429);
  });
});

describe('the mail', () => {
  it('is in the language of the person, with three answers and one click that ends them', async () => {
    const candidate = await createCandidate(api, { firstname: 'Élise', language: 'fr' });
    await answer(await ask(candidate), { answer: 'yes', daysPerWeek: 3 });
    await asks.deleteMany({});
    await ask(candidate);
    const [mail = expect.fail('no mail')] = await api
      .model<EmailRecord>('Email')
      .find({ candidateId: candidate._id })
      .sort({ createdAt: -1 })
      .lean<EmailRecord[]>();
    expect(mail.subject).toBe('Toujours disponible trois jours par semaine, Élise\u202f?');
    const { html = '' } = api.app.get(MailBodies, { strict: false }).open(mail) ?? {};
    expect(html).toContain('disponible, trois jours par semaine');
    for (const choice of ['answer=yes', 'answer=days', 'answer=not_until', 'mails/seldom', 'mails/never'])
      expect(html).toContain(choice);

    const { unsubscribe = expect.fail('no one click') } = mail;
    const oneClick = unsubscribe.replace(/^.*\/api\/v1/, '');
    expect((await nobody.get(oneClick)).body).toEqual({ frequency: 'usual' });
    const opened = await fetch(`${api.url}${oneClick}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect([opened.status, opened.headers.get('location')]).toEqual([303, expect.stringContaining('/mails/never')]);
    expect(await people.findById(candidate._id)).toMatchObject({ frequency: 'usual' });
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(`${api.url}${oneClick}`, { method: 'POST', body })).status).toBe(204);
    expect((await people.findById(candidate._id))?.frequency).toBe('never');
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    // A second press changes nothing.
    expect((await nobody.post(oneClick, form)).status).toBe(204);
    expect((await people.findById(candidate._id))?.frequency).toBe('never');
  });

  it('asks a person who is not looking whether that stays so', async () => {
    const candidate = await createCandidate(api, { firstname: 'Sarah' });
    await answer(await ask(candidate), { answer: 'not_looking' });
    const stored = await candidates.findById(candidate._id).lean<CandidateRecord>();
    const { url, wayUrls } = api.app
      .get(AskAvailability, { strict: false })
      .dataFor(stored ?? expect.fail('no candidate'), 'token', undefined, new Date());
    expect([url, ...wayUrls].map((link) => new URL(link).searchParams.get('answer'))).toEqual([
      'not_looking',
      'yes',
      'not_until',
    ]);
  });
});

describe('how often', () => {
  it('is chosen by the person, in the mail or in their account', async () => {
    const { _id: candidateId } = await createCandidate(api);
    const { client } = await loggedIn(api, { candidateId });
    const address = `/candidates/${String(candidateId)}/availability-asks`;
    expect((await client.get(address)).body).toEqual({ frequency: 'usual' });
    expect((await client.request('PUT', address, { frequency: 'seldom' })).body).toEqual({ frequency: 'seldom' });
    const candidate = await candidates.findById(candidateId).lean<CandidateRecord>();
    const link = await ask(candidate ?? expect.fail('no candidate'));
    expect((await nobody.post(`${link}/frequency`, { frequency: 'never' })).status).toBe(204);
    expect((await recruiter.get(address)).body).toEqual({ frequency: 'never' });
  });
});

it('follows the contacts with a person', async () => {
  const candidate = await createCandidate(api);
  const { _id: candidateId, email } = candidate;
  const mail = { candidateId, to: { name: 'C', email }, subject: 'Hello', message: '<p>Hello you</p>' };
  await recruiter.create('/emails', mail);
  expect(await people.findById(candidateId)).toMatchObject({
    frequency: 'usual',
    contactedAt: expect.any(Date) as Date,
  });
  await ask(candidate);
  await eraseCandidate(api, candidateId);
  expect(await people.countDocuments({ _id: candidateId })).toBe(0);
  expect(await asks.countDocuments({ candidateId })).toBe(0);
});

it('asks each due person once, even if a worker is killed', async () => {
  const due = new Date(Date.now() - DAY);
  const created = await Promise.all(Array.from({ length: 40 }, () => createCandidate(api)));
  const ids = created.map(({ _id }) => _id);
  await candidates.collection.updateMany(
    { _id: { $in: ids } },
    { $set: { createdAt: new Date(Date.now() - 40 * DAY) } },
  );
  await people.insertMany(ids.map((_id) => ({ _id, contactedAt: due, nextAskAt: due })));
  const settings = { ...api.env, MAIL_RECONCILE_SECONDS: '1' };
  const first = await BackendProcess.start('worker', settings);
  await until('some are asked', async () => (await asks.countDocuments({ candidateId: { $in: ids } })) > 0);
  await first.kill();
  const second = await BackendProcess.start('worker', settings);
  await until(
    'all are asked',
    async () => (await asks.countDocuments({ candidateId: { $in: ids } })) === ids.length,
    60,
  );
  await until('nobody is due', async () => (await people.countDocuments({ nextAskAt: { $lte: new Date() } })) === 0);
  await second.stop();
  const mails = await api.model('Email').countDocuments({ candidateId: { $in: ids }, kind: 'availability_ask' });
  expect(mails).toBe(ids.length);
  const [{ nextAskAt } = expect.fail('nobody')] = await people.find({ _id: { $in: ids } });
  expect(Math.round(((nextAskAt?.getTime() ?? 0) - Date.now()) / DAY)).toBe(30);
});

it('finds the people to ask by an index', async () => {
  await expectIndexed(
    people
      .find({ nextAskAt: { $lte: new Date() } })
      .sort({ nextAskAt: 1 })
      .limit(500),
  );
  await expectIndexed(asks.find({ candidateId: new Types.ObjectId() }).sort({ sentAt: -1 }));
});
