import { DATA_ARCHIVES_PER_DAY, DATA_ARCHIVE_DAYS, DAY_MS } from '@byline/shared-types/domain';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataArchiveRecord } from '../src/modules/data-archives/data-archive.schema.js';
import type { DataArchiveResponse, OwnDataArchiveResponse } from '../src/modules/data-archives/dto/data-archive.dto.js';
import { KeptArchives } from '../src/modules/data-archives/kept-archives.js';
import type { OwnData } from '../src/modules/data-archives/own-data.js';
import type { FileRecord } from '../src/modules/files/file.record.js';
import { FileBytes } from '../src/modules/files/file-bytes.js';
import type { UploadedFileResponse } from '../src/modules/files/dto/file.dto.js';
import type { ApplicationResponse } from '../src/modules/applications/dto/application.dto.js';
import { asCandidate, mailTo } from './factories/accounts.js';
import { createJob } from './factories/jobs.js';
import { form, pdf, pdfOfSize, png } from './factories/uploads.js';
import { leave } from './factories/leaving.js';
import { asRecruiter } from './factories/users.js';
import { requireSoundZip, unzipped } from './factories/zips.js';
import { startApi, type TestApi } from './support/api.js';
import type { Client } from './support/client.js';
import { TestSmtp } from './support/smtp.js';
import { storeNames, testStores } from './support/stores.js';
import { until } from './support/until.js';
import { BackendProcess } from './support/backend-process.js';

const ARCHIVE = '/users/me/archive';
const SECONDS = 60;
/** Of the maximum size. */
const FILES = 16;
const archivesOf = (api: TestApi) => api.model<DataArchiveRecord>('DataArchive');
const latest = async (client: Client): Promise<OwnDataArchiveResponse> =>
  (await client.get<OwnDataArchiveResponse>(ARCHIVE)).body;
const ask = async (client: Client): Promise<DataArchiveResponse> => await client.create<DataArchiveResponse>(ARCHIVE);
const fileOf = ({ _id }: { _id: string }): string => `${ARCHIVE}/${_id}/file`;
const upload = async (client: Client, candidateId: string, bytes: Buffer, name: string, place = 'file') =>
  (await client.create<UploadedFileResponse>(`/candidates/${candidateId}/${place}`, form(bytes, name))).file;
const ready = (client: Client, meanwhile = () => Promise.resolve()): Promise<DataArchiveResponse> =>
  until(
    'the archive is ready',
    async () => {
      await meanwhile();
      const { archive } = await latest(client);
      return archive?.state === 'ready' && archive;
    },
    SECONDS,
  );

/** The content of an archive, once it is ready. */
async function opened(client: Client): Promise<{ files: Map<string, Buffer>; data: OwnData; page: string }> {
  const { body } = await client.get<Buffer>(fileOf(await ready(client)));
  await requireSoundZip(body);
  const files = unzipped(body);
  const text = (name: string): string => files.get(name)?.toString() ?? '';
  return { files, data: JSON.parse(text('data.json')) as OwnData, page: text('index.html') };
}

describe('an archive of one’s own data', () => {
  let api: TestApi;
  let recruiter: Client;
  let worker: BackendProcess;
  const smtp = new TestSmtp();
  beforeAll(async () => {
    await smtp.start();
    api = await startApi({ ARCHIVE_LEASE_SECONDS: '1', SMTP_URL: smtp.url });
    recruiter = (await asRecruiter(api)).client;
    worker = await BackendProcess.start('worker', api.env);
  });
  afterAll(async () => {
    await worker.stop();
    await api.close();
    await smtp.stop();
  });

  it('contains the records in the owner’s view, and the files under their names', async () => {
    const one = await asCandidate(api, { firstname: 'Zoë <b>', name: 'Lefèvre & fils' });
    const { client, candidateId } = one;
    const cv = await pdf('My CV');
    await upload(client, candidateId, cv, 'CV Zoë: été.pdf');
    await upload(client, candidateId, await pdf('Again'), 'cv zoë: été.pdf');
    const photo = await upload(client, candidateId, await png(600, 600), 'me.png', 'avatar');
    const profile = {
      city: 'Gent',
      info: '<script>alert(1)</script>',
      links: { linkedin: 'https://linkedin.com/in/zoe' },
    };
    await client.patch(`/candidates/${candidateId}`, profile);
    await client.create('/candidates/experience', {
      candidateId,
      function: 'Editor',
      company: 'De Wereld',
      from: '2015-02-01',
      to: null,
    });
    await client.request('PUT', '/users/me/drafts', {
      form: 'profile.p-about',
      content: 'half a sentence',
      device: 'phone',
      version: 0,
    });
    const job = await createJob(api, { title: 'Museum guide', workFrom: '2098-12-07', workDays: 3 });
    const applied = await client.create<ApplicationResponse>('/jobs/apply', { jobId: String(job._id), candidateId });
    await recruiter.patch('/jobapplications/status/rejected', {
      applications: [{ id: applied._id, version: applied.version }],
      email: { subject: 'About your application', message: '<p>Alas, <strong>not</strong> this time.</p>' },
      reason: 'too dear for us',
      candidateReason: 'we look for a native speaker',
    });
    await recruiter.create('/notes', { candidateId, description: '<p>sounds tired</p>', score: 0 });
    const arrived = {
      state: 'filed',
      dueAt: new Date(),
      receivedAt: new Date(),
      envelope: { from: '', to: [] },
      candidateId,
    };
    await api.model('ReceivedMail').create([
      {
        ...arrived,
        key: 'own',
        from: { name: 'Zoë', email: 'zoe@example.be' },
        subject: 'Re: work',
        message: '<p>Yes, gladly</p>',
        quoted: '<p>quoted words</p>',
      },
      {
        ...arrived,
        key: 'other',
        from: { name: 'Ann', email: 'ann@example.be' },
        subject: 'About Zoë',
        message: '<p>sounds tired</p>',
        fromOther: true,
      },
    ]);
    const { user } = await asRecruiter(api);
    const hours = { startDate: '2099-11-18T09:00:00Z', endDate: '2099-11-18T10:00:00Z' };
    const people = { candidateId, assignedTo: String(user._id) };
    const meeting = { title: 'Doubtful Zoë', ...hours, ...people, type: 'live_interview', place: 'Oudaan 12' };
    await recruiter.create('/calendar', meeting);
    await until(
      'both mails are sent',
      async () => {
        const records = await recruiter.records<{ status: string }>(`/emails?filter[candidateId]=${candidateId}`);
        return records.length === 2 && records.every(({ status }) => status === 'sent');
      },
      SECONDS,
    );

    // A mail to an address that the candidate had before is theirs.
    const email = 'zoe.before@example.be';
    await api.model('MailAddress').create({ email, candidateId, badSince: null, reason: null });
    await api.model('Email').updateOne({ candidateId, kind: 'application_declined' }, { $set: { 'to.email': email } });

    await client.request('PUT', `/candidates/${candidateId}/availability-asks`, { frequency: 'seldom' });
    const sentAt = new Date('2026-10-02T08:00:00Z');
    const asked = { candidateId, sentAt, expiresAt: sentAt, expireAt: new Date(Date.now() + DAY_MS) };
    await api.model('AvailabilityAsk').create({ ...asked, answeredAt: sentAt, answer: 'not_until' });

    expect((await latest(client)).left).toBe(DATA_ARCHIVES_PER_DAY);
    expect(await ask(client)).toMatchObject({ state: 'making', keptUntil: null, size: null });
    const { files, data, page } = await opened(client);
    expect([...files.keys()]).toEqual([
      'index.html',
      'data.json',
      'files/CV Zoë_ été.pdf',
      'files/cv zoë_ été (2).pdf',
      'files/me.webp',
    ]);
    expect(files.get('files/CV Zoë_ été.pdf')?.equals(cv)).toBe(true);
    expect(files.get('files/me.webp')?.length).toBe(photo.size);

    const { body: mine } = await client.get<OwnData['profile']>(`/candidates/${candidateId}`);
    const { abilities: _, candidatefiles: __, ...shown } = mine as OwnData['profile'] & Record<string, unknown>;
    expect(data.profile).toEqual(shown);
    expect(data.account).toMatchObject((await client.get<object>('/users/me')).body);
    expect(data.applications).toMatchObject([
      { job: { title: 'Museum guide' }, status: 'rejected', candidateReason: 'we look for a native speaker' },
    ]);
    expect(data.mails.map(({ subject }) => subject).sort()).toEqual([
      'About your application',
      'Your application for Museum guide has been sent',
    ]);
    expect(data.drafts).toMatchObject([{ content: 'half a sentence' }]);
    expect(data.sessions).toHaveLength(1);
    expect(data.availabilityAsks).toEqual({
      frequency: 'seldom',
      asked: [{ sentAt: sentAt.toISOString(), answeredAt: sentAt.toISOString(), answer: 'not_until' }],
    });
    expect(page).toContain('Not until…');
    expect(data.ownMails).toMatchObject([{ subject: 'Re: work', message: '<p>Yes, gladly</p>' }]);
    expect(data.agency.map(({ kind }) => kind).toSorted()).toEqual(['note', 'received_mail']);
    expect(data.appointments).toMatchObject([{ type: 'live_interview', place: 'Oudaan 12', with: ['Noor Dewitte'] }]);
    expect(page).not.toContain('Doubtful');
    expect(page).toContain('<th scope="col">Period of work</th>');
    expect(page).not.toContain('7 December 2098');
    expect(data.files.map(({ path }) => path)).toEqual([...files.keys()].slice(2));

    for (const told of [
      'Zoë &lt;b&gt; Lefèvre &amp; fils',
      'Gent',
      'De Wereld',
      'Museum guide',
      'half a sentence',
      'Yes, gladly',
    ])
      expect(page).toContain(told);
    expect(page).toContain('Alas, <strong>not</strong> this time.');
    expect(page).toContain('href="files/cv%20zo%C3%AB_%20%C3%A9t%C3%A9%20(2).pdf"');
    expect(page).not.toMatch(/<script|src=|https?:\/\/(?!linkedin)[^"]*\.(js|css)/);
    const everything = [...files.values()].slice(0, 2).join('');
    expect(everything).not.toMatch(/sounds tired|too dear|storageKey|argon2|"(hash|stopHash|secret|searchText)"/i);
  });

  it.each([
    ['nl', 'De gegevens van', 'Je gegevens staan klaar', '44 kB'],
    ['fr', 'Les données de', 'Vos données sont prêtes', '44 ko'],
  ] as const)(
    'is in %s for who reads that, and its mail leads to the account and not to the file',
    async (language, title, subject, size) => {
      const { client, user, candidateId } = await asCandidate(api);
      await upload(client, candidateId, await pdfOfSize(44_000), 'cv.pdf');
      await client.patch('/users/me', { language });
      await ask(client);
      const { page } = await opened(client);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(`<h1>${title} Camille`);
      expect(page.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`<td>${size}</td>`);
      const mail = await until('the mail is there', () =>
        smtp.received.find(({ recipients }) => recipients.includes(user.email)),
      );
      const parsed = await simpleParser(mail.raw);
      expect(parsed.subject).toBe(subject);
      expect(parsed.text?.match(/https?:\/\/\S+/g)).toEqual([
        expect.stringMatching(new RegExp(`/account\\?lang=${language}$`)),
      ]);
    },
  );

  it('is for its owner only', async () => {
    const { client } = await asCandidate(api);
    await ask(client);
    const path = fileOf(await ready(client));
    const other = (await asCandidate(api)).client;
    expect(await other.refusal('GET', path)).toBe('403 forbidden');
    expect(await recruiter.refusal('GET', path)).toBe('403 forbidden');
    expect(await recruiter.refusal('POST', ARCHIVE)).toBe('403 forbidden');
    const { status, headers } = await client.get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Byline \d{4}-\d\d-\d\d\.zip"/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is made one at a time, a few times a day, and replaces the previous one', async () => {
    const { client } = await asCandidate(api);
    const asked = await Promise.all([1, 2, 3].map(() => client.request('POST', ARCHIVE)));
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const first = await ready(client);
    for (let made = 1; made < DATA_ARCHIVES_PER_DAY; made++) {
      await ask(client);
      await ready(client);
    }
    expect(await client.refusal('GET', fileOf(first))).toBe('410 archive_gone');
    expect(await client.refusal('POST', ARCHIVE)).toBe('429 too_many_archives');
    expect((await latest(client)).left).toBe(0);
  });

  it('expires after some days, with its bytes', async () => {
    const { client } = await asCandidate(api);
    await ask(client);
    const archive = await ready(client);
    const days = (Date.parse(archive.keptUntil ?? '') - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(DATA_ARCHIVE_DAYS);
    await archivesOf(api).updateOne({ _id: archive._id }, { keptUntil: new Date() });
    expect((await latest(client)).archive?.state).toBe('expired');
    expect(await client.refusal('GET', fileOf(archive))).toBe('410 archive_gone');
    await api.app.get(KeptArchives, { strict: false }).sweep();
    expect(await archivesOf(api).findById(archive._id).lean()).toMatchObject({ state: 'expired', storageKey: null });
  });

  it.each([true, false])('goes with the account (keepData=%s)', async (keepData) => {
    const { client, user } = await asCandidate(api);
    await ask(client);
    const { _id } = await ready(client);
    const stored = await archivesOf(api).findById(_id).lean();
    await leave(api, client, keepData);
    expect(await archivesOf(api).countDocuments({ userId: user._id })).toBe(0);
    const bytes = api.app.get(FileBytes, { strict: false });
    await until('its bytes are gone', async () =>
      bytes.open({ storageKey: stored?.storageKey ?? '' }).then(
        (stream) => void stream.destroy(),
        () => true,
      ),
    );
  });
});

describe.each(storeNames)('an archive kept in %s', (name) => {
  it('is streamed, whatever its size', async () => {
    const store = await testStores[name]();
    const api = await startApi({ ...store.env, ARCHIVE_LEASE_SECONDS: '5' });
    const { client, candidateId } = await asCandidate(api);
    const large = await pdfOfSize();
    for (let number = 0; number < FILES; number++) await upload(client, candidateId, large, `part ${number}.pdf`);
    // Reading the texts of new files takes memory of its own.
    await api.model<FileRecord>('File').updateMany({}, { textDue: null });
    const worker = await BackendProcess.start('worker', api.env);
    try {
      // A worker's first archive loads shared code; only memory beyond that depends on the files.
      const small = (await asCandidate(api)).client;
      await ask(small);
      await ready(small);
      const before = await worker.memory();
      let most = before;
      await ask(client);
      const { size } = await ready(client, async () => {
        most = Math.max(most, await worker.memory());
      });
      expect(size).toBeGreaterThan(FILES * large.length);
      expect(most - before).toBeLessThan(0.75 * FILES * large.length);
      expect((await opened(client)).files.size).toBe(FILES + 2);
    } finally {
      await worker.stop();
      await api.close();
      await store.close();
    }
  });
});

describe('a worker that is killed half-way', () => {
  it('leaves the archive to another worker, which makes it once', async () => {
    const store = await testStores.S3();
    // On a busy machine a worker would lose a lease of a second before it renews it.
    const api = await startApi({ ...store.env, ARCHIVE_LEASE_SECONDS: '5' });
    try {
      const { client, candidateId, user } = await asCandidate(api);
      await upload(client, candidateId, await pdf(), 'cv.pdf');
      const { _id } = await ask(client);
      store.proxy.stall();
      const first = await BackendProcess.start('worker', api.env);
      const attempts = async () => (await archivesOf(api).findById(_id).lean())?.attempts;
      await until('it is at it', async () => (await attempts()) === 1, SECONDS);
      await first.kill();
      store.proxy.restore();
      expect((await latest(client)).archive?.state).toBe('making');
      const second = await BackendProcess.start('worker', api.env);
      expect([...(await opened(client)).files.keys()]).toEqual(['index.html', 'data.json', 'files/cv.pdf']);
      expect(await attempts()).toBe(2);
      expect((await mailTo(api, user.email, 'archive_ready')).mail.attempts).toBeLessThan(2);
      await second.stop();
    } finally {
      await api.close();
      await store.close();
    }
  });
});
