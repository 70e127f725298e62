import { mail, multipart, part, text, type Sample } from './build.js';

const DAEMON = {
  From: 'Mail Delivery System <MAILER-DAEMON@mx.example.be>',
  Subject: 'Undelivered Mail Returned to Sender',
};
const OURS = '<665f1c2e9b1d4a0012345678@byline.example>';
const ORIGINAL = `Message-ID: ${OURS}\nSubject: Interview\nFrom: talent@byline.example\n\nHello`;

interface Report {
  recipient: string;
  status: string;
  said?: string;
  action?: string;
}

/** A delivery report (RFC 3464). */
const report = (words: string, reports: Report[], headers: Record<string, string> = {}) =>
  mail(
    multipart(
      'report; report-type=delivery-status',
      text(words),
      part(
        'message/delivery-status',
        [
          'Reporting-MTA: dns; mx.example.be',
          ...reports.map(
            ({ recipient, status, said, action = 'failed' }) =>
              `Final-Recipient: rfc822; ${recipient}\nAction: ${action}\nStatus: ${status}${said ? `\nDiagnostic-Code: smtp; ${said}` : ''}`,
          ),
        ].join('\n\n'),
      ),
      part('message/rfc822', ORIGINAL),
    ),
    { ...DAEMON, 'Auto-Submitted': 'auto-replied', ...headers },
  );

const ann = 'ann@example.be';

/** Mails of machines: answers, bounces, complaints. */
export const MACHINES: Sample[] = [
  {
    name: 'away, of Exchange',
    kind: 'auto_reply',
    raw: mail(text('Ik ben terug op maandag.'), {
      Subject: 'Automatisch antwoord: Gesprek',
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    }),
    says: 'Ik ben terug op maandag.',
  },
  {
    name: 'away, of Gmail',
    kind: 'auto_reply',
    raw: mail(text('Back on Monday.'), { Precedence: 'bulk', 'X-Autoreply': 'yes', 'Auto-Submitted': 'auto-replied' }),
    says: 'Back on Monday.',
  },
  {
    name: 'away, by its subject alone',
    kind: 'auto_reply',
    raw: mail(text('De retour lundi.'), { Subject: 'Réponse automatique : Entretien', 'In-Reply-To': OURS }),
    says: 'De retour lundi.',
  },
  {
    name: 'away, by its subject and an empty sender',
    kind: 'auto_reply',
    sender: '',
    raw: mail(text('Terug op maandag.'), { Subject: 'Afwezig tot 4 januari' }),
    says: 'Terug op maandag.',
  },
  {
    name: 'a machine that wants no answer, with an empty sender',
    kind: 'auto_reply',
    sender: '',
    raw: mail(text('Read.'), { 'X-Auto-Response-Suppress': 'All' }),
    says: 'Read.',
  },
  {
    name: 'not a machine, which wants no answer',
    kind: 'mail',
    raw: mail(text('Ja.'), { 'X-Auto-Response-Suppress': 'All' }),
    says: 'Ja.',
  },
  ...[
    'Afwezigheid volgende week',
    'Absence du bureau: nouvelle adresse',
    'Out of office in July: my availability',
    'Automatic reply systems translation: my quote',
  ].map((subject) => ({
    name: `a person about “${subject}”`,
    kind: 'mail' as const,
    raw: mail(text('Ja.'), { Subject: subject, 'In-Reply-To': OURS }),
    says: 'Ja.',
  })),
  {
    name: 'away, of Sieve',
    kind: 'auto_reply',
    raw: mail(text('Op reis.'), { 'Auto-Submitted': 'auto-replied (vacation)' }),
    says: 'Op reis.',
  },
  {
    name: 'read',
    kind: 'auto_reply',
    raw: mail(
      multipart(
        'report; report-type=disposition-notification',
        text('Your message was read.'),
        part(
          'message/disposition-notification',
          'Final-Recipient: rfc822; camille@example.be\nDisposition: manual-action/MDN-sent-manually; displayed',
        ),
      ),
    ),
    says: 'Your message was read.',
  },
  {
    name: 'not a machine',
    kind: 'mail',
    raw: mail(text('Ja.'), { 'Auto-Submitted': 'no', Subject: 'Out of all offers, yours' }),
    says: 'Ja.',
  },
  {
    name: 'no such address, of Postfix',
    kind: 'bounce',
    raw: report('I am sorry.', [
      { recipient: ann, status: '5.1.1', said: '550 5.1.1 <ann@example.be>: Recipient address rejected: User unknown' },
    ]),
    says: '*',
    bounces: [[ann, 'no_such_address']],
  },
  {
    name: 'no such address, of Exchange',
    kind: 'bounce',
    raw: report(
      'Uw bericht is niet bezorgd.',
      [
        {
          recipient: ann,
          status: '5.1.10',
          said: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
        },
      ],
      { From: 'postmaster@example.be', Subject: 'Onbestelbaar: Gesprek' },
    ),
    says: '*',
    bounces: [[ann, 'no_such_address']],
  },
  {
    name: 'no such domain, of Gmail',
    kind: 'bounce',
    raw: report(
      '** Address not found **',
      [
        {
          recipient: 'ann@exmaple.be',
          status: '4.0.0',
          said: "DNS Error: DNS type 'mx' lookup of exmaple.be responded with code NXDOMAIN Domain name not found: exmaple.be",
        },
      ],
      { From: 'mailer-daemon@googlemail.com', Subject: 'Delivery Status Notification (Failure)' },
    ),
    says: '*',
    bounces: [['ann@exmaple.be', 'no_such_domain']],
  },
  {
    name: 'full, and another one refused',
    kind: 'bounce',
    raw: report('Two failed.', [
      { recipient: ann, status: '5.2.2', said: '552 5.2.2 The email account that you tried to reach is over quota' },
      { recipient: 'bob@example.be', status: '5.7.1', said: '550 5.7.1 Message rejected as spam' },
    ]),
    says: '*',
    bounces: [
      [ann, 'mailbox_full'],
      ['bob@example.be', 'refused'],
    ],
  },
  {
    name: 'too large',
    kind: 'bounce',
    raw: report('Too large.', [
      { recipient: ann, status: '5.3.4', said: '552 5.3.4 Message size exceeds fixed limit' },
    ]),
    says: '*',
    bounces: [[ann, 'too_large']],
  },
  {
    name: 'blocked, of Microsoft',
    kind: 'bounce',
    raw: report('Not delivered.', [
      { recipient: ann, status: '5.7.606', said: '550 5.7.606 Access denied, banned sending IP' },
    ]),
    says: '*',
    bounces: [[ann, 'refused']],
  },
  {
    name: 'later',
    kind: 'bounce',
    raw: report(
      'Still trying.',
      [{ recipient: ann, status: '4.4.1', action: 'delayed', said: 'connect to mx.example.be: Connection timed out' }],
      { Subject: 'Delayed Mail (still being retried)' },
    ),
    says: '*',
    bounces: [[ann, 'delayed']],
  },
  {
    name: 'arrived',
    kind: 'auto_reply',
    raw: report('Delivered.', [{ recipient: ann, status: '2.0.0', action: 'delivered' }], {
      Subject: 'Successful Mail Delivery Report',
    }),
    says: '*',
  },
  {
    name: 'a bounce of Exim, without a report',
    kind: 'bounce',
    raw: mail(
      text(
        `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  ann@example.be\n    host mx.example.be [192.0.2.1]\n    SMTP error from remote mail server after RCPT TO:<ann@example.be>:\n    550 No such user here\n\n------ This is a copy of the message, including all the headers. ------\n\n${ORIGINAL}`,
      ),
      { ...DAEMON, 'X-Failed-Recipients': ann, 'Auto-Submitted': 'auto-replied' },
    ),
    says: '*',
    bounces: [[ann, 'no_such_address']],
  },
  {
    name: 'a bounce of qmail',
    kind: 'bounce',
    raw: mail(
      text(
        `Hi. This is the qmail-send program at mx.example.be.\nI'm afraid I wasn't able to deliver your message.\n\n<ann@example.be>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\n${ORIGINAL}`,
      ),
      { ...DAEMON, Subject: 'failure notice' },
    ),
    says: '*',
    bounces: [[ann, 'no_such_address']],
  },
  {
    name: 'a complaint',
    kind: 'complaint',
    raw: mail(
      multipart(
        'report; report-type=feedback-report',
        text('This is an email abuse report.'),
        part(
          'message/feedback-report',
          'Feedback-Type: abuse\nUser-Agent: SomeGenerator/1.0\nVersion: 1\nOriginal-Rcpt-To: <camille@example.be>',
        ),
        part('message/rfc822', ORIGINAL),
      ),
      { From: 'fbl@example.be', Subject: 'FW: Interview' },
    ),
    says: '*',
  },
];
