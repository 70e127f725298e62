import { describe, expect, it } from 'vitest';
import { createApplication } from './factories/applications.js';
import { createCandidate } from './factories/candidates.js';
import { emailRequest } from './factories/emails.js';
import { createMedium, jobRequest } from './factories/jobs.js';
import { asRecruiter, createUser } from './factories/users.js';
import { NOBODY, testApi } from './support/api.js';

const api = await testApi();
const made = await asRecruiter(api);
const recruiter = made.client;
const me = String(made.user._id);

const mention = (id: string): string => `<span data-type="mention" data-id="${id}" data-label="Noor">@Noor</span>`;
const HOSTILE =
  '<h1>Hello</h1><p onclick="x()">two <b>words</b><script>x()</script><a href="javascript:x()">here</a></p>' +
  '<img src="data:image/png;base64,AA"><img src="https://example.be/a.png" onerror="x()">';
const CLEAN = '<h2>Hello</h2><p>two <strong>words</strong>here</p><img src="https://example.be/a.png" />';

/** Every rich text field: its path, its name, and the other fields of a record. */
const candidateId = async (): Promise<string> => String((await createCandidate(api))._id);
const tasks = () => Promise.resolve({ title: 'Call', type: 'call', assignedTo: me, deadline: '2099-01-01T10:00:00Z' });
const campaigns = async () => ({ title: 'Spring', mediumId: String((await createMedium(api))._id) });
const kept: [path: string, field: string, rest: () => Promise<object>][] = [
  ['/notes', 'description', async () => ({ candidateId: await candidateId() })],
  ['/tasks', 'description', tasks],
  ['/jobs', 'introduction', () => jobRequest(api)],
  ['/jobs', 'description', () => jobRequest(api)],
  ['/jobs', 'about', () => jobRequest(api)],
  ['/jobs', 'offer', () => jobRequest(api)],
  ['/mediums', 'remarks', () => Promise.resolve({ name: 'De Standaard' })],
  ['/campaigns', 'remarks', campaigns],
  ['/emails', 'message', () => emailRequest(api)],
];

describe.each(kept)('%s %s', (path, field, rest) => {
  it('keeps only allowed tags and attributes', async () => {
    const body = await recruiter.create<Record<string, string>>(path, { ...(await rest()), [field]: HOSTILE });
    expect(body[field]?.replace(/<a [^>]*>(.*?)<\/a>/, '$1')).toBe(CLEAN);
  });

  it('mentions existing users, and earlier mentioned ones', async () => {
    const { user } = await createUser(api);
    const made = await rest();
    const body = (id: string) => ({ ...made, [field]: `<p>Ask ${mention(id)}</p>` });
    const wrong = path === '/notes' ? 'mentions invalid_id' : `${field} invalid_id`;
    expect(await recruiter.wrongFields('POST', path, body(NOBODY))).toEqual([wrong]);
    const record = await recruiter.create<{ _id: string }>(path, body(String(user._id)));
    const change = (id: string) => ({ [field]: body(id)[field] });
    expect(await recruiter.wrongFields('PATCH', `${path}/${record._id}`, change(NOBODY))).toEqual([wrong]);
    await api.connection.model('User').deleteOne({ _id: user._id });
    expect((await recruiter.patch(`${path}/${record._id}`, change(String(user._id)))).status).toBe(200);
  });
});

it('the same rules apply to the mail of a decline', async () => {
  const { _id } = await createApplication(api, recruiter, {});
  const email = { subject: 'Your application', message: `<p>Ask ${mention(NOBODY)}</p>` };
  const body = { applications: [{ id: _id, version: 0 }], email };
  expect(await recruiter.wrongFields('PATCH', '/jobapplications/status/rejected', body)).toEqual([
    'email.message invalid_id',
  ]);
});
