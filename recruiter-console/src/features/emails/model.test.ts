import { describe, expect, it } from 'vitest';
import { formField, newEmail, toRequest, toValues } from './model';
import { emailSchema } from './schema';

const noor = { name: 'Noor Dewitte', email: 'noor@dewitte.example' };
const mail = { ...newEmail(noor), subject: 'Hello', message: '<p>Hi there</p>' };

async function wrong(values: object): Promise<Record<string, string>> {
  try {
    await emailSchema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    const { inner } = error as { inner: { path: string; message: string }[] };
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

describe('mail form', () => {
  it('takes a complete mail', async () => {
    expect(await wrong(mail)).toEqual({});
  });

  it('names what the specification asks for', async () => {
    expect(await wrong({ ...mail, to: [], subject: ' ', message: '<p></p>' })).toEqual({
      to: 'required',
      subject: 'required',
      message: 'message_to_short',
    });
    expect(await wrong({ ...mail, cc: [{ name: 'x', email: 'no address' }] })).toEqual({ cc: 'invalid_email' });
    expect(await wrong({ ...mail, message: '<p>a</p>' })).toEqual({ message: 'message_to_short' });
    expect(await wrong({ ...mail, scheduledAt: 'tomorrow' })).toEqual({ scheduledAt: 'invalid_moment' });
    expect(await wrong({ ...mail, scheduledAt: '01/01/2020 10:00' })).toEqual({ scheduledAt: 'date_in_past' });
    expect(await wrong({ ...mail, scheduledAt: '01/01/2999 10:00' })).toEqual({ scheduledAt: 'date_too_late' });
  });

  it('waits for its attachments, which fit into 20 MB together', async () => {
    const file = { fileId: 'f1', name: 'CV.pdf', size: 9_000_000 };
    expect(await wrong({ ...mail, attachments: [file, file] })).toEqual({});
    expect(await wrong({ ...mail, attachments: [file, file, file] })).toEqual({ attachments: 'files_too_large' });
    expect(await wrong({ ...mail, attachments: [{ ...file, fileId: '' }] })).toEqual({ attachments: 'file_uploading' });
    expect(toRequest({ ...mail, attachments: [file] }).attachments).toEqual(['f1']);
  });

  it('has nobody to write to any more when that person was erased', () => {
    expect(
      toValues({ to: null, cc: [noor], bcc: [], subject: 'Hello', message: '', scheduledAt: null } as never),
    ).toMatchObject({
      to: [],
      cc: [noor],
    });
  });

  it('is sent with a moment in UTC, or none', () => {
    expect(toRequest({ ...mail, scheduledAt: '15/07/2030 10:00' }).scheduledAt).toBe('2030-07-15T08:00:00.000Z');
    expect(toRequest(mail)).toEqual({
      to: noor,
      cc: [],
      bcc: [],
      subject: 'Hello',
      message: mail.message,
      attachments: [],
      scheduledAt: null,
    });
  });

  it("puts the server's problems at the fields of the form", () => {
    expect(['to.email', 'cc.0.email', 'subject'].map(formField)).toEqual(['to', 'cc', 'subject']);
  });
});
