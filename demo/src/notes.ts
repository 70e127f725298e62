import { searchFields } from '@byline/backend/common/lists/search.js';
import { plainTextOf } from '@byline/backend/common/rich-text/rich-text.js';
import type { NoteRecord } from '@byline/backend/modules/notes/note.schema.js';
import { candidateId } from './candidates.ts';
import { PERSONAS } from './personas.ts';
import { demoId } from './ids.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';
import { asHtml, fill, paragraphs, stamps } from './records.ts';
import { RECRUITERS } from './vocabulary.ts';
import { reached, type DemoContext } from './context.ts';
import { CLIENTS, RECRUITER_TEXTS } from './data.ts';

interface Note {
  recruiter: number;
  at: Date;
  score: number;
  description: string;
  /** The plain text of the description, if known without parsing. */
  text?: string;
  mentions: number[];
}

const nameOf = (recruiter: number): string => {
  const { firstname, name } = RECRUITERS[recruiter] ?? RECRUITERS[0];
  return `${firstname} ${name}`;
};

function mention(recruiter: number): string {
  const label = nameOf(recruiter);
  return `<span data-type="mention" data-id="${String(demoId('user', recruiter))}" data-label="${label}">@${label}</span>`;
}

/** The notes of the picture. */
const notesOfNoor = ({ days }: DemoContext): Note[] => [
  {
    recruiter: 3,
    at: days.at(days.workday(-182), 611),
    score: 3,
    description:
      paragraphs('Maison Verrier asked for her by name for the second audio guide. Three things they liked:') +
      '<ul><li><p>short sentences that can be read aloud</p></li><li><p>a word list delivered with the text</p></li><li><p>invoices that match the order number</p></li></ul>',
    mentions: [],
  },
  {
    recruiter: 0,
    at: days.at(days.workday(-77), 955),
    score: 1,
    description: paragraphs(
      'Late by half a day on the Polderzorg leaflets, though she warned us the evening before. Quality was as usual.',
    ),
    mentions: [],
  },
  {
    recruiter: 2,
    at: days.at(days.workday(-8), 690),
    score: 2,
    description: `<p>Phone interview: calm and precise. Wants at least 48 hours for anything above 3,000 words. ${mention(0)} fine for Leie &amp; Land?</p>`,
    mentions: [0],
  },
  {
    recruiter: 1,
    at: days.at(-2, 1_020),
    score: 3,
    description: paragraphs(
      'Test text was the best of the round. She kept the wordplay in the French title and explained the choice in one line.',
    ),
    mentions: [],
  },
];

function madeUpNote(profile: Profile, context: DemoContext, random: Random, client: string): Note {
  const score = Number(random.weighted({ '-1': 12, 0: 2, 1: 10, 2: 41, 3: 35 }));
  const recruiter = random.chance(0.6) ? (profile.recruiter ?? 0) : random.int(0, RECRUITERS.length - 1);
  const text = fill(random.pick(RECRUITER_TEXTS.notes[score] ?? []), { client, first: profile.firstname });
  const mentioned = random.chance(0.15) ? (recruiter + random.int(1, 3)) % RECRUITERS.length : null;
  const question = fill(random.pick(RECRUITER_TEXTS.mentions), { client });
  const asked =
    mentioned === null
      ? { html: '', text: '' }
      : { html: ` ${mention(mentioned)} ${asHtml(question)}`, text: ` @${nameOf(mentioned)} ${question}` };
  return {
    recruiter,
    at: context.moment(profile, random, 3),
    score,
    description: `<p>${asHtml(text)}${asked.html}</p>`,
    text: text + asked.text,
    mentions: mentioned === null ? [] : [mentioned],
  };
}

function madeUpNotes(profile: Profile, context: DemoContext): Note[] {
  const random = new Random(`notes ${profile.index}`);
  const most = reached(profile, 'phone_interview') ? 3 : random.chance(0.1) ? 1 : 0;
  const count = profile.index < PERSONAS.length ? most : random.int(0, most);
  const clients = random.some(CLIENTS, count);
  return clients.map((client) => madeUpNote(profile, context, random, client));
}

export function notesOf(profile: Profile, context: DemoContext): NoteRecord[] {
  const notes = profile.index === 0 ? notesOfNoor(context) : madeUpNotes(profile, context);
  return notes.map(({ recruiter, at, score, description, text, mentions }) => ({
    _id: context.numbering.id('note'),
    candidateId: candidateId(profile),
    description,
    mentions: mentions.map((mentioned) => demoId('user', mentioned)),
    score,
    recruiterId: demoId('user', recruiter),
    ...searchFields(text ?? plainTextOf(description)),
    ...stamps(at),
  }));
}
