import { ASKED, file, html, mail, multipart, part, pdf, inline, picture, text, type Sample } from './build.js';

const both = (words: string, markup: string) =>
  multipart('alternative', text(words, { as: 'qp' }), html(markup, { as: 'qp' }));

const word = (
  own: string,
  head: string,
): string => `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!--
p.MsoNormal {margin:0cm;font-size:11.0pt;}
--></style></head><body lang=NL-BE><div class=WordSection1>${own}<p class=MsoNormal><o:p>&nbsp;</o:p></p><div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal>${head}</p></div></div><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>${ASKED}<o:p></o:p></p></div></body></html>`;
const p = (words: string): string => `<p class=MsoNormal>${words}<o:p></o:p></p>`;
const gmail = (own: string, intro: string): string =>
  `<div dir="ltr">${own}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${intro}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex">${ASKED}</blockquote></div>`;
const apple = (own: string, intro: string): string =>
  `<html><head></head><body dir="auto">${own}<br><div><br><blockquote type="cite"><div>${intro}</div><br class="Apple-interchange-newline"><div><p>${ASKED}</p></div></blockquote></div></body></html>`;

/** Answers and forwards, each as its program writes it. */
export const PROGRAMS: Sample[] = [
  {
    name: 'Outlook desktop, Dutch',
    raw: mail(
      multipart(
        'alternative',
        text(
          'Dag Noor,\n\nDonderdag past.\n\nGroeten\nCamille\n\nVan: Noor Dewitte <talent@byline.example>\nVerzonden: woensdag 11 november 2026 9:00\nAan: Camille\nOnderwerp: Gesprek\n\n' +
            ASKED,
        ),
        html(
          word(
            p('Dag Noor,') + p('Donderdag past.') + p('Groeten') + p('Camille'),
            '<b><span>Van:</span></b><span> Noor Dewitte &lt;talent@byline.example&gt; <br><b>Verzonden:</b> woensdag 11 november 2026 9:00<br><b>Aan:</b> Camille<br><b>Onderwerp:</b> Gesprek</span>',
          ),
        ),
      ),
    ),
    says: 'Dag Noor, Donderdag past. Groeten Camille',
    repeats: 'Van: Noor Dewitte',
  },
  {
    name: 'Outlook desktop, French, with a picture of its signature and a CV',
    raw: mail(
      multipart(
        'mixed',
        multipart(
          'related',
          html(
            word(
              p('Bonjour Noor,') +
                p('Jeudi me convient, voici mon CV.') +
                p('<img src="cid:image001.png@01D9"> Camille'),
              '<b>De&nbsp;:</b> Noor Dewitte &lt;talent@byline.example&gt;<br><b>Envoyé&nbsp;:</b> mercredi 11 novembre 2026 09:00<br><b>À&nbsp;:</b> Camille<br><b>Objet&nbsp;:</b> Entretien',
            ),
          ),
          inline('image001.png@01D9', picture(4_000)),
        ),
        file('CV Camille.pdf', 'application/pdf', pdf),
      ),
    ),
    says: 'Bonjour Noor, Jeudi me convient, voici mon CV. Camille',
    repeats: 'De : Noor Dewitte',
    files: ['CV Camille.pdf'],
  },
  {
    name: 'Outlook desktop, English, plain text',
    raw: mail(
      text(
        `Thursday is fine.\n\nCamille\n\n-----Original Message-----\nFrom: Noor Dewitte <talent@byline.example>\nSent: Wednesday, November 11, 2026 9:00 AM\nTo: Camille\nSubject: Interview\n\n${ASKED}`,
      ),
    ),
    says: 'Thursday is fine. Camille',
    repeats: '-----Original Message-----',
  },
  {
    name: 'Outlook desktop, Dutch, forward',
    raw: mail(
      html(
        word(
          p('Ter info, van mijn vorige klant.'),
          '<b>Van:</b> Piet &lt;piet@example.be&gt;<br><b>Verzonden:</b> dinsdag<br><b>Aan:</b> Camille<br><b>Onderwerp:</b> Referentie',
        ),
      ),
      { Subject: 'FW: Referentie' },
    ),
    says: `Ter info, van mijn vorige klant. Van: Piet <piet@example.be> Verzonden: dinsdag Aan: Camille Onderwerp: Referentie ${ASKED}`,
  },
  {
    name: 'Outlook on the web, Dutch',
    raw: mail(
      html(
        `<html><body><div class="elementToProof" style="font-family:Aptos">Prima, tot donderdag!</div><div class="elementToProof"><br></div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri"><b>Van:</b> Noor Dewitte &lt;talent@byline.example&gt;<br><b>Verzonden:</b> woensdag 11 november 2026 09:00<br><b>Aan:</b> Camille<br><b>Onderwerp:</b> Gesprek</font><div>&nbsp;</div></div><div>${ASKED}</div></body></html>`,
        { as: 'qp' },
      ),
    ),
    says: 'Prima, tot donderdag!',
    repeats: 'Van: Noor Dewitte',
  },
  {
    name: 'Outlook on the web, French',
    raw: mail(
      both(
        `C’est noté.\n\n________________________________\nDe : Noor Dewitte\nEnvoyé : mercredi\nÀ : Camille\nObjet : Entretien\n\n${ASKED}`,
        `<div>C’est noté.</div><hr tabindex="-1"><div id="divRplyFwdMsg"><b>De :</b> Noor Dewitte<br><b>Envoyé :</b> mercredi<br><b>À :</b> Camille<br><b>Objet :</b> Entretien</div><div>${ASKED}</div>`,
      ),
    ),
    says: 'C’est noté.',
    repeats: 'De : Noor Dewitte',
  },
  {
    name: 'Outlook for a phone',
    raw: mail(
      text(
        `Ok voor mij\n\nOutlook voor Android<https://aka.ms/AAb9ysg> downloaden\n________________________________\nVan: Noor Dewitte <talent@byline.example>\nVerzonden: woensdag 11 november 2026 09:00\nAan: Camille\nOnderwerp: Gesprek\n\n${ASKED}`,
      ),
    ),
    says: 'Ok voor mij Outlook voor Android<https://aka.ms/AAb9ysg> downloaden',
    repeats: '________',
  },
  {
    name: 'Outlook for Mac',
    raw: mail(
      html(
        `<body><div style="font-family:Aptos">Thursday works for me.</div><div id="mail-editor-reference-message-container"><div><div style="border:none;border-top:solid #B5C4DF 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal"><b>From: </b>Noor Dewitte<br><b>Date: </b>Wednesday, 11 November 2026 at 09:00<br><b>To: </b>Camille<br><b>Subject: </b>Interview</p></div><p>${ASKED}</p></div></div></body>`,
      ),
    ),
    says: 'Thursday works for me.',
    repeats: 'From: Noor Dewitte',
  },
  {
    name: 'Gmail, English',
    raw: mail(
      both(
        `Thursday at ten is perfect.\n\nOn Wed, Nov 11, 2026 at 9:00 AM Noor Dewitte <talent@byline.example>\nwrote:\n\n> ${ASKED}\n`,
        gmail(
          'Thursday at ten is perfect.',
          'On Wed, Nov 11, 2026 at 9:00 AM Noor Dewitte &lt;<a href="mailto:talent@byline.example">talent@byline.example</a>&gt; wrote:',
        ),
      ),
    ),
    says: 'Thursday at ten is perfect.',
    repeats: 'On Wed, Nov 11, 2026',
  },
  {
    name: 'Gmail, Dutch',
    raw: mail(
      html(
        gmail(
          'Ja, dat past.<div><br></div><div>Camille</div>',
          'Op wo 11 nov 2026 om 09:00 schreef Noor Dewitte &lt;talent@byline.example&gt;:',
        ),
      ),
    ),
    says: 'Ja, dat past. Camille',
    repeats: 'Op wo 11 nov 2026',
  },
  {
    name: 'Gmail, French, plain text in two lines',
    raw: mail(
      text(
        `Bonjour,\n\nJeudi c'est parfait.\n\nLe mer. 11 nov. 2026 à 09:00, Noor Dewitte <talent@byline.example> a\nécrit :\n\n> ${ASKED}\n>\n> Noor\n`,
      ),
    ),
    says: "Bonjour, Jeudi c'est parfait.",
    repeats: 'Le mer. 11 nov. 2026',
  },
  {
    name: 'Gmail, answer below the question',
    raw: mail(
      text(
        `On Wed, Nov 11, 2026 at 9:00 AM Noor Dewitte <talent@byline.example> wrote:\n> ${ASKED}\n\nYes, see you then.\n`,
      ),
    ),
    says: 'Yes, see you then.',
    repeats: 'On Wed, Nov 11',
  },
  {
    name: 'Gmail, answers between the lines',
    raw: mail(
      text(
        'Op wo 11 nov 2026 om 09:00 schreef Noor Dewitte <talent@byline.example>:\n> Past donderdag?\nJa.\n> En het tarief?\n400 per dag.\n',
      ),
    ),
    says: 'Op wo 11 nov 2026 om 09:00 schreef Noor Dewitte <talent@byline.example>: > Past donderdag? Ja. > En het tarief? 400 per dag.',
  },
  {
    name: 'Gmail, answers between the lines, HTML',
    raw: mail(
      html(
        '<div dir="ltr"><blockquote class="gmail_quote">Past donderdag?</blockquote><div>Ja.</div><blockquote class="gmail_quote">En het tarief?</blockquote><div>400 per dag.</div></div>',
      ),
    ),
    says: '> Past donderdag? Ja. > En het tarief? 400 per dag.',
  },
  {
    name: 'Gmail, forward',
    raw: mail(
      html(
        '<div dir="ltr">Zie onder.<br><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">---------- Forwarded message ---------<br>Van: <strong>Piet</strong> &lt;piet@example.be&gt;<br>Date: di 10 nov 2026<br>Subject: Referentie<br>To: Camille<br></div><br>Camille werkt goed.</div></div>',
      ),
      { Subject: 'Fwd: Referentie' },
    ),
    says: 'Zie onder. ---------- Forwarded message --------- Van: Piet <piet@example.be> Date: di 10 nov 2026 Subject: Referentie To: Camille Camille werkt goed.',
  },
  {
    name: 'Gmail on a phone',
    raw: mail(
      html(
        `<p dir="ltr">Oké!</p><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">Op wo 11 nov. 2026 09:00 schreef Noor Dewitte &lt;talent@byline.example&gt;:<br></div><blockquote class="gmail_quote">${ASKED}</blockquote></div>`,
      ),
    ),
    says: 'Oké!',
    repeats: 'Op wo 11 nov.',
  },
  {
    name: 'Apple Mail, English',
    raw: mail(
      both(
        `Thursday is great.\n\n> On 11 Nov 2026, at 09:00, Noor Dewitte <talent@byline.example> wrote:\n> \n> ${ASKED}\n`,
        apple('Thursday is great.', 'On 11 Nov 2026, at 09:00, Noor Dewitte &lt;talent@byline.example&gt; wrote:'),
      ),
    ),
    says: 'Thursday is great.',
    repeats: 'On 11 Nov 2026',
  },
  {
    name: 'Apple Mail, Dutch',
    raw: mail(
      text(
        `Donderdag is goed.\n\nGroet, Camille\n\n> Op 11 nov 2026, om 09:00 heeft Noor Dewitte <talent@byline.example> het volgende geschreven:\n> \n> ${ASKED}\n`,
      ),
    ),
    says: 'Donderdag is goed. Groet, Camille',
    repeats: '> Op 11 nov 2026',
  },
  {
    name: 'Apple Mail, French',
    raw: mail(
      html(apple('Jeudi, très bien.', 'Le 11 nov. 2026 à 09:00, Noor Dewitte &lt;talent@byline.example&gt; a écrit :')),
    ),
    says: 'Jeudi, très bien.',
    repeats: 'Le 11 nov. 2026',
  },
  {
    name: 'iPhone, Dutch',
    raw: mail(
      both(
        `Prima\n\nVerstuurd vanaf mijn iPhone\n\n> Op 11 nov 2026 om 09:00 heeft Noor Dewitte <talent@byline.example> het volgende geschreven:\n> \n> ﻿${ASKED}\n`,
        `<html><body dir="auto">Prima<br><br><div dir="ltr">Verstuurd vanaf mijn iPhone</div><div dir="ltr"><br><blockquote type="cite">Op 11 nov 2026 om 09:00 heeft Noor Dewitte &lt;talent@byline.example&gt; het volgende geschreven:<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">﻿${ASKED}</div></blockquote></body></html>`,
      ),
    ),
    says: 'Prima Verstuurd vanaf mijn iPhone',
    repeats: 'Op 11 nov 2026',
  },
  {
    name: 'Apple Mail, forward',
    raw: mail(
      text(
        'FYI\n\nBegin forwarded message:\n\nFrom: Piet <piet@example.be>\nSubject: Reference\nDate: 10 November 2026\nTo: Camille\n\nCamille works well.',
      ),
      { Subject: 'Fwd: Reference' },
    ),
    says: 'FYI Begin forwarded message: From: Piet <piet@example.be> Subject: Reference Date: 10 November 2026 To: Camille Camille works well.',
  },
  {
    name: 'a short answer right above the quote',
    raw: mail(text(`Ja!\nOn Wed, Nov 11, 2026 Noor Dewitte wrote:\n> ${ASKED}`)),
    says: 'Ja!',
    repeats: 'On Wed, Nov 11',
  },
  {
    name: 'Proton, English',
    raw: mail(
      html(
        `<div style="font-family: Arial, sans-serif;">Sounds good.</div><div><br></div><div class="protonmail_signature_block"><div>Sent with Proton Mail secure email.</div></div><div class="protonmail_quote">On Wednesday, November 11th, 2026 at 09:00, Noor Dewitte &lt;talent@byline.example&gt; wrote:<br><blockquote class="protonmail_quote" type="cite">${ASKED}</blockquote></div>`,
      ),
    ),
    says: 'Sounds good. Sent with Proton Mail secure email.',
    repeats: 'On Wednesday, November 11th',
  },
  {
    name: 'Proton, French, plain text',
    raw: mail(
      text(
        `Parfait.\n\nLe mercredi 11 novembre 2026 à 09:00, Noor Dewitte <talent@byline.example> a écrit :\n\n> ${ASKED}`,
      ),
    ),
    says: 'Parfait.',
    repeats: 'Le mercredi 11 novembre',
  },
  {
    name: 'Thunderbird, Dutch, answer below',
    raw: mail(
      html(
        `<html><body><div class="moz-cite-prefix">Op 11-11-2026 om 09:00 schreef Noor Dewitte:<br></div><blockquote type="cite" cite="mid:1@byline.example"><p>${ASKED}</p></blockquote><p>Ja, graag.</p><div class="moz-signature">-- <br>Camille</div></body></html>`,
      ),
    ),
    says: 'Ja, graag. -- Camille',
    repeats: 'Op 11-11-2026',
  },
  {
    name: 'Thunderbird, French, plain text',
    raw: mail(
      text(`Oui, merci.\n\nLe 11/11/2026 à 09:00, Noor Dewitte a écrit :\n> ${ASKED}\n\n-- \nCamille Lefèvre`, {
        as: 'base64',
      }),
    ),
    says: 'Oui, merci. -- Camille Lefèvre',
    repeats: 'Le 11/11/2026',
  },
  {
    name: 'Yahoo',
    raw: mail(
      html(
        `<div class="yahoo-style-wrap"><div dir="ltr">Fine with me.</div><div><br></div></div><div id="yahoo_quoted_1" class="yahoo_quoted"><div>On Wednesday, November 11, 2026 at 09:00:00 AM GMT+1, Noor Dewitte &lt;talent@byline.example&gt; wrote:</div><div>${ASKED}</div></div>`,
      ),
    ),
    says: 'Fine with me.',
    repeats: 'On Wednesday',
  },
  {
    name: 'Samsung',
    raw: mail(
      html(
        `<div dir="auto">Dat lukt.</div><div dir="auto"><br></div><div id="composer_signature" dir="auto"><div>Verzonden vanaf mijn Galaxy</div></div><div dir="auto"><br></div><div><br></div><div align="left" dir="auto" style="font-size:100%"><div>-------- Oorspronkelijk bericht --------</div><div>Van: Noor Dewitte &lt;talent@byline.example&gt; </div><div>Datum: 11-11-2026  09:00  (GMT+01:00) </div><div>Aan: Camille </div><div>Onderwerp: Gesprek </div><div><br></div></div>${ASKED}`,
      ),
    ),
    says: 'Dat lukt. Verzonden vanaf mijn Galaxy',
    repeats: '-------- Oorspronkelijk bericht --------',
  },
  {
    name: 'Zimbra, French',
    raw: mail(
      html(
        `<html><body><div style="font-family: arial"><div>Entendu.</div><div><br></div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__"><b>De: </b>"Noor Dewitte" &lt;talent@byline.example&gt;<br><b>À: </b>"Camille" &lt;camille@example.be&gt;<br><b>Envoyé: </b>Mercredi 11 Novembre 2026 09:00:00<br><b>Objet: </b>Entretien<br></div><div>${ASKED}</div></div></body></html>`,
      ),
    ),
    says: 'Entendu.',
    repeats: 'De: "Noor Dewitte"',
  },
  {
    name: 'a mailing list',
    raw: mail(
      text(
        'Hello all,\n\nWho has room in December?\n\n_______________________________________________\nfreelancers mailing list\nhttps://lists.example.be/freelancers',
      ),
      { 'List-Id': '<freelancers.lists.example.be>', Precedence: 'list', Subject: '[freelancers] December' },
    ),
    says: 'Hello all, Who has room in December? _______________________________________________ freelancers mailing list https://lists.example.be/freelancers',
    subject: '[freelancers] December',
  },
  {
    name: 'a ticket system',
    raw: mail(
      html(`<div>##- Please type your reply above this line -##</div><div>Your request (1234) has been updated.</div>`),
      { From: 'Support <support@example.be>', Subject: '[Request 1234]' },
    ),
    says: '##- Please type your reply above this line -## Your request (1234) has been updated.',
    from: 'support@example.be',
  },
  {
    name: 'an answer to a ticket system',
    raw: mail(text(`Het is opgelost.\n\n##- Typ je antwoord boven deze lijn -##\n\nJe vraag (1234) wacht.\n`)),
    says: 'Het is opgelost.',
    repeats: '##- Typ',
  },
  {
    name: 'a meeting answer of Outlook',
    raw: mail(
      multipart(
        'alternative',
        text('Aanvaard.'),
        part('text/calendar; charset=utf-8; method=REPLY', 'BEGIN:VCALENDAR\nMETHOD:REPLY\nEND:VCALENDAR'),
      ),
      { Subject: 'Geaccepteerd: Gesprek' },
    ),
    says: 'Aanvaard.',
    files: ['attachment-1.ics'],
  },
];
