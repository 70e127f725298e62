import { describe, expect, it } from 'vitest';
import { answerSubject, sharedSubject, summaryOf, type ReceivedPart, type WrittenPart } from './conversation.rules.js';

const at = (minute: number): Date => new Date(Date.UTC(2026, 10, 26, 9, minute));
const noor = { name: 'Noor Dewitte', email: 'noor@dewitte.example' };
const written = (fields: Partial<WrittenPart> = {}): WrittenPart => ({
  ...{ from: { name: 'Lotte Janssens', email: 'agency@byline.example' }, to: noor, cc: [], bcc: [] },
  ...{ subject: 'Kick-off Leie & Land', message: '<p>Dag Noor</p><p>fijn</p>', status: 'sent' },
  ...{ createdAt: at(0), sentAt: at(0), scheduledAt: null, dueAt: at(0), refused: [] },
  ...fields,
});
const received = (fields: Partial<ReceivedPart> = {}): ReceivedPart => ({
  ...{ from: noor, subject: 'RE: Kick-off Leie & Land', message: '<p>Dag Lotte</p>', kind: 'mail' },
  ...{ receivedAt: at(5), attachments: [] },
  ...fields,
});

describe('the subject of a conversation', () => {
  it.each([
    ['Re: Offer', 'Offer'],
    ['RE: Antw: TR : FW: Offer', 'Offer'],
    ['Re[2]: Offer', 'Offer'],
    ['Réservation: Offer', 'Réservation: Offer'],
    ['Review: your text', 'Review: your text'],
    ['', ''],
  ])('%s is %s', (subject, shared) => {
    expect(sharedSubject(subject)).toBe(shared);
  });

  it('has one mark in an answer', () => {
    expect(answerSubject('Antw: Re: Offer')).toBe('Re: Offer');
  });
});

describe('the summary of a conversation', () => {
  it('shows the last mail, sent or received', () => {
    expect(summaryOf([written()], [])).toMatchObject({
      ...{ subject: 'Kick-off Leie & Land', lastAt: at(0), mailCount: 1 },
      last: { direction: 'out', from: 'Lotte Janssens', words: 'Dag Noor fijn' },
    });
    expect(summaryOf([written()], [received()])).toMatchObject({
      ...{ subject: 'Kick-off Leie & Land', lastAt: at(5), mailCount: 2 },
      last: { direction: 'in', from: 'Noor Dewitte', words: 'Dag Lotte' },
    });
  });

  it('knows the next mail that leaves, but none that is cancelled or held', () => {
    const waiting = [at(30), at(20)].map((dueAt) => written({ status: 'scheduled', sentAt: null, dueAt }));
    expect(summaryOf(waiting, []).waitingAt).toEqual(at(20));
    for (const status of ['cancelled', 'held'] as const)
      expect(summaryOf([written({ status, sentAt: null })], []).waitingAt).toBeNull();
  });

  it('is cancelled while nothing but cancelled mails is in it', () => {
    const cancelled = written({ status: 'cancelled', sentAt: null });
    expect(summaryOf([cancelled, cancelled], [])).toMatchObject({ cancelled: true, mailCount: 2 });
    expect(summaryOf([cancelled, written({ createdAt: at(9) })], []).cancelled).toBe(false);
    expect(summaryOf([cancelled], [received()]).cancelled).toBe(false);
  });

  it('is undelivered until a later mail leaves without trouble', () => {
    const trouble = [{ status: 'failed' as const, sentAt: null }, { refused: ['550 no such user'] }];
    for (const fields of trouble) {
      expect(summaryOf([written(fields)], []).undelivered).toBe(true);
      const later = written({ createdAt: at(9), sentAt: at(9) });
      expect(summaryOf([written(fields), later], []).undelivered).toBe(false);
    }
  });

  it('is found by subject, name and address of everybody in it', () => {
    const { searchText } = summaryOf([written()], [received({ from: { name: '', email: 'other@post.example' } })]);
    expect(searchText.split('\n')).toEqual([
      'kick-off leie & land',
      'noor dewitte',
      'noor@dewitte.example',
      'other@post.example',
    ]);
  });
});
