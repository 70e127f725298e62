import { PdfWriter, type WrittenPdf } from './pdf.ts';
import type { PortfolioPiece, Position, Profile } from './profile.ts';
import { Random } from './random.ts';
import type { DemoDays } from './days.ts';
import { capital } from './records.ts';
import { skillLabel } from './vocabulary.ts';
import { textsIn } from './data.ts';

const yearOf = (days: DemoDays, yearsBack: number): number => days.year + Math.round(yearsBack);

const period = (days: DemoDays, { from, to }: Position, now: string): string =>
  `${yearOf(days, from)} – ${to === null ? now : yearOf(days, to)}`;

/** The CV of a person, in their language. */
export async function cvOf(profile: Profile, days: DemoDays): Promise<WrittenPdf> {
  const { firstname, name, language, address, function: job } = profile;
  const random = new Random(`cv ${profile.index}`);
  const texts = textsIn(language);
  const { title, does, pieces } = texts.functions[job];
  const { cv } = texts;
  const pdf = await PdfWriter.start(`CV ${firstname} ${name}`, `${firstname} ${name}`, days.at(-profile.modified, 600));
  pdf.title(`${firstname} ${name}`);
  pdf.meta(capital(title));
  if (address) pdf.meta(`${address.street} ${address.number}, ${address.postal} ${address.city}`);
  pdf.meta([profile.email, profile.phone].filter(Boolean).join(' · '));
  pdf.heading(cv.profile);
  pdf.paragraph(profile.info ?? random.pick(does));
  pdf.paragraph(random.pick(texts.manner));
  pdf.heading(cv.experience);
  for (const position of profile.experience) {
    pdf.strong(`${period(days, position, cv.now)} · ${position.function}, ${position.company}`);
    pdf.paragraph(position.work ?? `${random.some(pieces, random.int(1, 2)).join('; ')}.`);
    if (!position.work && random.chance(0.6)) pdf.paragraph(random.pick(does));
  }
  pdf.heading(cv.education);
  for (const study of profile.diplomas) {
    pdf.paragraph(`${study.degree}, ${study.institute}, ${yearOf(days, study.from)} – ${yearOf(days, study.to)}`);
  }
  const skills = Object.keys(profile.skills).map((label) => skillLabel(label, language));
  if (skills.length > 0) {
    pdf.heading(cv.skills);
    pdf.paragraph(skills.join(', '));
  }
  pdf.heading(cv.languages);
  pdf.paragraph(languagesLine(profile));
  return pdf.finish();
}

function languagesLine({ language, motherTongue, pairs }: Profile): string {
  const { languages, cv } = textsIn(language);
  const others = [...new Set([...pairs.map((pair) => pair.split('>')[0] ?? ''), 'en'])].filter(
    (code) => code !== motherTongue,
  );
  const named = others.map((code) => languages[code] ?? code);
  return [`${languages[motherTongue] ?? motherTongue} (${cv.native})`, ...named].join(', ');
}

/** A piece of work in a portfolio. */
export async function sampleOf(profile: Profile, piece: PortfolioPiece, days: DemoDays): Promise<WrittenPdf> {
  const { functions, manner } = textsIn(profile.language);
  const random = new Random(`sample ${profile.index} ${piece.title}`);
  const pdf = await PdfWriter.start(
    piece.title,
    `${profile.firstname} ${profile.name}`,
    days.at(-profile.modified, 600),
  );
  pdf.title(piece.title);
  pdf.meta(piece.summary);
  pdf.meta(`${profile.firstname} ${profile.name}`);
  for (const text of [...functions[profile.function].does, ...random.some(manner, 4)]) pdf.paragraph(text);
  return pdf.finish();
}
