import type { Language } from '@byline/shared-types/domain';

export interface MailText {
  subject: string;
  /** Paragraphs between greeting and signature. */
  paragraphs: string[];
}

/** What recruiters write to candidates; `{client}` is a client. */
export const MAILS: Record<Language, MailText[]> = {
  nl: [
    {
      subject: 'Kennismaking per telefoon',
      paragraphs: [
        'Bedankt voor je inschrijving. We bellen je graag even op om kennis te maken; een kwartier volstaat.',
        'Welke dag past je het best?',
      ],
    },
    {
      subject: 'Proeftekst',
      paragraphs: [
        'In de bijlage van je profiel vind je onze proeftekst. Neem gerust een week de tijd.',
        'Schrijf er in één zin bij waarom je voor deze toon koos.',
      ],
    },
    {
      subject: 'Uitnodiging voor een gesprek',
      paragraphs: [
        'Je proeftekst beviel ons. We spreken je graag een halfuur online, samen met een collega.',
        'Stuur je ons drie momenten die je passen?',
      ],
    },
    {
      subject: 'Opdracht voor {client}',
      paragraphs: [
        '{client} zoekt iemand met jouw profiel. Het gaat om een zestal dagen werk, verspreid over een maand.',
        'Heb je interesse? Dan sturen we de volledige briefing.',
      ],
    },
    {
      subject: 'Je beschikbaarheid',
      paragraphs: [
        'We plannen het komende kwartaal. Laat je ons weten wanneer je vrij bent en of je tarieven nog kloppen?',
      ],
    },
  ],
  fr: [
    {
      subject: 'Premier contact par téléphone',
      paragraphs: [
        'Merci pour votre inscription. Nous vous appelons volontiers pour faire connaissance ; un quart d’heure suffit.',
        'Quel jour vous convient ?',
      ],
    },
    {
      subject: 'Texte d’essai',
      paragraphs: [
        'Vous trouverez notre texte d’essai dans votre profil. Prenez une semaine si vous le souhaitez.',
        'Ajoutez une phrase sur le ton que vous avez choisi.',
      ],
    },
    {
      subject: 'Invitation à un entretien',
      paragraphs: [
        'Votre essai nous a plu. Nous aimerions vous parler une demi-heure en ligne, avec une collègue.',
        'Pouvez-vous proposer trois moments ?',
      ],
    },
    {
      subject: 'Mission pour {client}',
      paragraphs: [
        '{client} cherche un profil comme le vôtre. Il s’agit de six jours de travail environ, sur un mois.',
        'Intéressé·e ? Nous vous enverrons le briefing complet.',
      ],
    },
    {
      subject: 'Vos disponibilités',
      paragraphs: [
        'Nous préparons le prochain trimestre. Pouvez-vous nous dire quand vous êtes libre et si vos tarifs sont toujours valables ?',
      ],
    },
  ],
  en: [
    {
      subject: 'A first call',
      paragraphs: [
        'Thank you for registering. We would like to call you to get to know you; a quarter of an hour is enough.',
        'Which day suits you best?',
      ],
    },
    {
      subject: 'Test text',
      paragraphs: [
        'You will find our test text in your profile. Take a week if you like.',
        'Please add one sentence on why you chose this tone.',
      ],
    },
    {
      subject: 'Invitation to an interview',
      paragraphs: [
        'We liked your test. We would like to talk to you online for half an hour, together with a colleague.',
        'Could you send us three moments that suit you?',
      ],
    },
    {
      subject: 'Assignment for {client}',
      paragraphs: [
        '{client} is looking for somebody with your profile. It is about six days of work, spread over a month.',
        'Interested? Then we will send the full briefing.',
      ],
    },
    {
      subject: 'Your availability',
      paragraphs: [
        'We are planning the next quarter. Could you tell us when you are free, and whether your rates are still right?',
      ],
    },
  ],
};

/** With these, an application was declined. */
export const DECLINES: Record<Language, MailText> = {
  nl: {
    subject: 'Je kandidatuur voor {client}',
    paragraphs: [
      'Bedankt dat je je kandidaat stelde. We hebben je teksten met plezier gelezen.',
      'De klant koos voor iemand met meer ervaring in dit vak, dus voor deze opdracht gaan we niet met je verder. Je profiel blijft bij ons bekend voor volgende projecten.',
    ],
  },
  fr: {
    subject: 'Votre candidature pour {client}',
    paragraphs: [
      'Merci pour votre candidature. Nous avons lu vos textes avec plaisir.',
      'Le client a choisi une personne plus expérimentée dans ce domaine ; nous ne poursuivons donc pas pour cette mission. Votre profil reste connu chez nous.',
    ],
  },
  en: {
    subject: 'Your application for {client}',
    paragraphs: [
      'Thank you for applying. We enjoyed reading your texts.',
      'The client chose somebody with more experience in this field, so we will not go on together for this assignment. We keep your profile for the next ones.',
    ],
  },
};

const FRAME: Record<Language, { hello: string; bye: string }> = {
  nl: { hello: 'Dag', bye: 'Vriendelijke groet,' },
  fr: { hello: 'Bonjour', bye: 'Bien à vous,' },
  en: { hello: 'Hello', bye: 'Kind regards,' },
};

export const greeting = (language: Language): { hello: string; bye: string } => FRAME[language];

/** Why the mail server refused. */
export const REFUSALS = [
  '550 5.1.1 Recipient address rejected: user unknown',
  '552 5.2.2 Mailbox full',
  '554 5.7.1 Message refused by the policy of the recipient',
];
