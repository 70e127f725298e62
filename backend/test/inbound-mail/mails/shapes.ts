import { file, html, inline, mail, multipart, part, pdf, picture, text, type Sample } from './build.js';

const related = (markup: string, ...pictures: Buffer[]) => multipart('related', html(markup), ...pictures);

/** Character sets, parts and attachments. */
export const SHAPES: Sample[] = [
  {
    name: 'ISO-8859-1',
    raw: mail(text('Très bien, à jeudi.', { charset: 'iso-8859-1', as: 'qp' })),
    says: 'Très bien, à jeudi.',
  },
  {
    name: 'Windows-1252, eight bits',
    raw: mail(
      text('', { charset: 'windows-1252', bytes: Buffer.from('Prijs: \x80 400 \x96 \x93akkoord\x94', 'latin1') }),
    ),
    says: 'Prijs: € 400 – “akkoord”',
  },
  {
    name: 'UTF-8 that says ASCII',
    raw: mail(text('Één café', { charset: 'us-ascii', bytes: Buffer.from('Één café') })),
    says: 'Één café',
  },
  {
    name: 'ISO-8859-1 that says UTF-8',
    raw: mail(text('', { charset: 'utf-8', bytes: Buffer.from('Tr\xe8s bien', 'latin1') })),
    says: 'Très bien',
  },
  {
    name: 'Shift_JIS',
    raw: mail(
      text('', {
        charset: 'Shift_JIS',
        bytes: Buffer.from([0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf, 0x82, 0xcd]),
      }),
    ),
    says: 'こんにちは',
  },
  {
    name: 'a character set that nobody knows',
    raw: mail(text('Prima voor mij', { charset: 'x-nobody' })),
    says: 'Prima voor mij',
  },
  {
    name: 'UTF-7',
    raw: mail(text('', { charset: 'utf-7', bytes: Buffer.from('Caf+AOk- om tien uur') })),
    says: 'Café om tien uur',
  },
  {
    name: 'an encoded subject and name',
    raw: mail(text('Ok'), {
      Subject: '=?iso-8859-1?Q?R=E9:_Entretien?=',
      From: '=?UTF-8?B?Q2FtaWxsZSBMZWbDqHZyZQ==?= <Camille@Example.BE>',
    }),
    says: 'Ok',
    subject: 'Ré: Entretien',
    from: 'camille@example.be',
  },
  {
    name: 'a subject with hidden lines',
    raw: mail(text('Ok'), { Subject: '=?utf-8?Q?Hello=0D=0ABcc:_all@example.be?=' }),
    says: 'Ok',
    subject: 'Hello Bcc: all@example.be',
  },
  {
    name: 'a logo of a signature and a photo in the text',
    raw: mail(
      related(
        '<p>Zie de foto. <img src="cid:photo"></p><p>Camille <img src="cid:logo"></p>',
        inline('photo', picture(60_000), 'foto.png'),
        inline('logo', picture(3_000)),
      ),
    ),
    says: 'Zie de foto. Camille',
    files: ['foto.png'],
  },
  {
    name: 'a remote picture that counts its readers',
    raw: mail(
      html('<p>Graag.</p><img src="https://track.example.be/1.gif" width="1" height="1"><script>alert(1)</script>'),
    ),
    says: 'Graag.',
  },
  {
    name: 'text and two files',
    raw: mail(
      multipart(
        'mixed',
        text('Mijn cv en een staal.'),
        file('cv.pdf', 'application/pdf', pdf),
        file('staal.txt', 'text/plain', Buffer.from('tekst')),
      ),
    ),
    says: 'Mijn cv en een staal.',
    files: ['cv.pdf', 'staal.txt'],
  },
  {
    name: 'a file with a long name of other letters (RFC 2231)',
    raw: mail(
      multipart(
        'mixed',
        text('Bijlage.'),
        part('application/pdf', pdf.toString('base64'), {
          'Content-Transfer-Encoding': 'base64',
          'Content-Disposition': "attachment; filename*0*=utf-8''Curriculum%20vit%C3%A6%20; filename*1*=Camille.pdf",
        }),
      ),
    ),
    says: 'Bijlage.',
    files: ['Curriculum vitæ Camille.pdf'],
  },
  {
    name: 'nothing but a file without a name',
    raw: mail(file('', 'application/pdf', pdf), { Subject: 'cv' }),
    says: '',
    files: ['attachment-1.pdf'],
  },
  {
    name: 'HTML alone, with tables',
    raw: mail(html('<table><tr><td>Dag</td><td>Tarief</td></tr><tr><td>ma</td><td>400</td></tr></table>')),
    says: 'Dag Tarief ma 400',
  },
  {
    name: 'an invitation',
    raw: mail(
      multipart(
        'mixed',
        multipart('alternative', text('Gesprek'), html('<p>Gesprek</p>')),
        file('invite.ics', 'text/calendar', Buffer.from('BEGIN:VCALENDAR')),
      ),
    ),
    says: 'Gesprek',
    files: ['invite.ics'],
  },
  {
    name: 'winmail.dat',
    raw: mail(multipart('mixed', text('Zie bijlage'), file('winmail.dat', 'application/ms-tnef', Buffer.from('x')))),
    says: 'Zie bijlage',
    files: ['winmail.dat'],
  },
  {
    name: 'a mail that another one carries',
    raw: mail(
      multipart(
        'mixed',
        text('Zie de mail van Piet.'),
        part('message/rfc822', 'From: Piet <piet@example.be>\nSubject: Referentie\n\nCamille werkt goed.', {
          'Content-Disposition': 'attachment; filename="Referentie.eml"',
        }),
      ),
    ),
    says: 'Zie de mail van Piet.',
    files: ['Referentie.eml'],
  },
  {
    name: 'a signed mail',
    raw: mail(
      multipart(
        'signed; micalg=pgp-sha256; protocol="application/pgp-signature"',
        text('Akkoord.'),
        file('signature.asc', 'application/pgp-signature', Buffer.from('-----BEGIN PGP SIGNATURE-----')),
      ),
    ),
    says: 'Akkoord.',
    files: ['signature.asc'],
  },
  {
    name: 'a text with a page beside it',
    raw: mail(multipart('mixed', text('Zie mijn pagina.'), html('<p>Over mij</p>'))),
    says: 'Zie mijn pagina. Over mij',
  },
  { name: 'no text at all', raw: mail(text('')), says: '' },
  { name: 'a comparison, which is no tag', raw: mail(text('400 < 500 & 3 > 2')), says: '400 < 500 & 3 > 2' },
  { name: 'no sender', raw: mail(text('Hallo'), { From: 'undisclosed' }), says: 'Hallo', from: '' },
];
