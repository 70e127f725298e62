import type { Person } from './people.ts';
import { europass, europassOfBefore, linkedin } from './program-layouts.ts';
import { escaped, list, MONTHS, named, page, sheetOf, slashed, yearOf } from './sheet.ts';

/** Dates in a column of their own, as people make with a table of Word. */
function table(person: Person): string {
  const { truth, words, text, label, address, summary } = sheetOf(person);
  const row = (left: string, right: string): string => `<tr><td class="d">${escaped(left)}</td><td>${right}</td></tr>`;
  const body = `
    <h1>${escaped(`${truth.firstname} ${truth.name}`)}</h1><p>${escaped(label)}</p>
    <p>${escaped(`${address}, ${truth.postal} ${truth.city}`)}</p><p>${words.tel}: ${escaped(truth.phone)}</p><p>${words.mail}: ${truth.email}</p><p>${truth.links.join(' | ')}</p>
    <h2>${words.about}</h2><p>${escaped(summary)}</p>
    <h2>${words.work}</h2><table>${truth.jobs.map(({ title, employer, from, to }, i) => row(`${slashed(from)} – ${to ? slashed(to) : words.now}`, `<b>${escaped(title)}</b>, ${escaped(employer)}<br>${escaped(text(i))}`)).join('')}</table>
    <h2>${words.study}</h2><table>${truth.studies.map(({ level, area, school, from, to }) => row(`${yearOf(from)} – ${yearOf(to ?? '')}`, `<b>${escaped(`${level} ${area}`)}</b><br>${escaped(school)}`)).join('')}</table>
    <h2>${words.languages}</h2><table>${truth.languages.map(({ name, words: level }) => row(name, escaped(level))).join('')}</table>
    <h2>${words.skills}</h2><p>${escaped(truth.skills.join(', '))}</p>`;
  return page(
    'h2{font-size:13pt;margin:14pt 0 4pt}td{vertical-align:top;padding:2pt 0}.d{width:42mm}h1{font-size:20pt}',
    body,
    person.language,
  );
}

/** A coloured column with contact, languages and skills, at either side. */
function sidebar(person: Person, side: 'left' | 'right'): string {
  const { truth, words, text, label, address, summary } = sheetOf(person);
  const narrow = `<div class="n">
    <h2>${words.contact}</h2><p>${escaped(address)}<br>${escaped(`${truth.postal} ${truth.city}`)}</p><p>${escaped(truth.phone)}</p><p>${truth.email}</p>${truth.links.map((link) => `<p>${link.replace('https://', '')}</p>`).join('')}
    <h2>${words.languages}</h2>${truth.languages.map(({ name, words: level }) => `<p>${escaped(name)} – ${escaped(level)}</p>`).join('')}
    <h2>${words.skills}</h2>${list(truth.skills)}</div>`;
  const wide = `<div class="w"><h1>${escaped(`${truth.firstname} ${truth.name}`)}</h1><p class="l">${escaped(label)}</p>
    <h2>${words.about}</h2><p>${escaped(summary)}</p>
    <h2>${words.work}</h2>${truth.jobs.map(({ title, employer, from, to }, i) => `<div class="j"><p><b>${escaped(title)}</b></p><p>${escaped(employer)} | ${named(from, person.language)} – ${to ? named(to, person.language) : words.now}</p><p>${escaped(text(i))}</p></div>`).join('')}
    <h2>${words.study}</h2>${truth.studies.map(({ level, area, school, from, to }) => `<div class="j"><p><b>${escaped(`${level} ${area}`)}</b></p><p>${escaped(school)} | ${yearOf(from)} – ${yearOf(to ?? '')}</p></div>`).join('')}</div>`;
  const [first, second] = side === 'left' ? [narrow, wide] : [wide, narrow];
  return page(
    `.g{display:grid;grid-template-columns:${side === 'left' ? '62mm 1fr' : '1fr 62mm'};gap:8mm}.n{background:#234;color:#fff;padding:6mm}.n a{color:#fff}h2{font-size:12pt;text-transform:uppercase;margin:10pt 0 4pt}.j{margin-bottom:6pt}h1{font-size:22pt}.n p{overflow-wrap:anywhere}`,
    `<div class="g">${first}${second}</div>`,
    person.language,
  );
}

/** One column and one line for each fact, as many type a CV. */
function lines(person: Person): string {
  const { truth, words, text, address, label } = sheetOf(person);
  const { language } = person;
  const since = (from: string, to: string | null): string =>
    to ? `${yearOf(from)}-${yearOf(to)}` : `${words.since} ${named(from, language)}`;
  const body = `<p class="t">CURRICULUM VITAE</p><h1>${escaped(`${truth.name.toUpperCase()} ${truth.firstname}`)}</h1><p>${escaped(label)}</p><p>${escaped(`${address} - ${truth.postal} ${truth.city}`)}</p><p>${escaped(`${truth.phone} - ${truth.email}`)}</p><p>${truth.links.join(' - ')}</p>
    <h2>${words.study}</h2>${truth.studies.map(({ level, area, school, from, to }) => `<p>${yearOf(from)}-${yearOf(to ?? '')}: ${escaped(`${level} ${area}`)}, ${escaped(school)}</p>`).join('')}
    <h2>${words.work}</h2>${truth.jobs.map(({ title, employer, from, to }, i) => `<p>${since(from, to)}: ${escaped(title)}, ${escaped(employer)}</p><p>- ${escaped(text(i))}</p>`).join('')}
    <h2>${words.languages}</h2><p>${truth.languages.map(({ name, words: level }) => `${escaped(name)}: ${escaped(level.toLowerCase())}`).join(', ')}</p>
    <h2>${words.skills}</h2>${list(truth.skills)}`;
  return page('h1{font-size:18pt}h2{font-size:12pt;margin:12pt 0 3pt}.t{font-size:14pt}', body, language);
}

/** The employer first, the dates at the right end of its line. */
function ends(person: Person): string {
  const { truth, words, text, label, address, summary } = sheetOf(person);
  const { language } = person;
  const short = (day: string): string =>
    `${(MONTHS[language][Number(day.slice(5)) - 1] ?? '').slice(0, 3)}. ${yearOf(day)}`;
  const line = (left: string, right: string): string =>
    `<p class="f"><span><b>${escaped(left)}</b></span><span>${right}</span></p>`;
  const body = `<div class="h"><h1>${escaped(`${truth.firstname} ${truth.name}`)}</h1><p>${escaped(label)}</p><p>${escaped(`${address}, ${truth.postal} ${truth.city}`)} • ${escaped(truth.phone)} • ${truth.email}</p><p>${truth.links.map((link) => link.replace('https://', '')).join(' • ')}</p></div>
    <p>${escaped(summary)}</p>
    <h2>${words.work}</h2>${truth.jobs.map(({ title, employer, from, to }, i) => `${line(employer, `${short(from)} – ${to ? short(to) : words.now}`)}<p><i>${escaped(title)}</i></p>${list([text(i)])}`).join('')}
    <h2>${words.study}</h2>${truth.studies.map(({ level, area, school, from, to }) => `${line(school, `${yearOf(from)} – ${yearOf(to ?? '')}`)}<p>${escaped(`${level} ${area}`)}</p>`).join('')}
    <h2>${words.skills}</h2><p>${truth.skills.map(escaped).join(' • ')}</p>
    <h2>${words.languages}</h2><p>${truth.languages.map(({ name, words: level }) => `${escaped(name)} (${escaped(level.toLowerCase())})`).join(' • ')}</p>`;
  return page(
    '.h{text-align:center}.f{display:flex;justify-content:space-between;margin-top:6pt}h2{font-size:12pt;font-variant:small-caps;border-bottom:1px solid #000;margin:12pt 0 3pt}',
    body,
    language,
  );
}

export const LAYOUTS = {
  table,
  'sidebar-left': (person: Person): string => sidebar(person, 'left'),
  'sidebar-right': (person: Person): string => sidebar(person, 'right'),
  linkedin,
  europass,
  'europass-of-before': europassOfBefore,
  lines,
  ends,
} satisfies Record<string, (person: Person) => string>;
export type Layout = keyof typeof LAYOUTS;
