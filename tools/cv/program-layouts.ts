import type { Person } from './people.ts';
import { escaped, named, page, sheetOf, slashed, yearOf } from './sheet.ts';

/** The PDF of a LinkedIn profile. */
export function linkedin(person: Person): string {
  const { truth, words, text, label, summary } = sheetOf(person);
  const { language } = person;
  const years = { en: 'years', nl: 'jaar', fr: 'ans' }[language];
  const narrow = `<div class="n"><h2>${words.contact}</h2><p>${escaped(truth.phone)} (Mobile)</p><p>${truth.email}</p><p>${(truth.links[1] ?? '').replace('https://', '')} (LinkedIn)</p><p>${(truth.links[0] ?? '').replace('https://', '')} (Personal)</p>
    <h2>${words.top}</h2>${truth.skills
      .slice(0, 3)
      .map((skill) => `<p>${escaped(skill)}</p>`)
      .join('')}
    <h2>Languages</h2>${truth.languages.map(({ name, level }) => `<p>${escaped(name)} (${{ native: 'Native or Bilingual', C1: 'Full Professional', B2: 'Professional Working', B1: 'Limited Working' }[level] ?? 'Elementary'})</p>`).join('')}</div>`;
  const wide = `<div class="w"><h1>${escaped(`${truth.firstname} ${truth.name}`)}</h1><p class="l">${escaped(label)}</p><p>${escaped(truth.city)}, ${truth.country === 'BE' ? 'Belgium' : 'Europe'}</p>
    <h2>${words.summary}</h2><p>${escaped(summary)}</p>
    <h2>${words.experience}</h2>${truth.jobs.map(({ title, employer, from, to }, i) => `<div class="j"><p class="c">${escaped(employer)}</p><p>${escaped(title)}</p><p class="s">${named(from, language)} - ${to ? named(to, language) : 'Present'} (${Math.max(1, Number((to ?? '2026').slice(0, 4)) - Number(yearOf(from)))} ${years})</p><p class="s">${escaped(truth.city)}</p><p>${escaped(text(i))}</p></div>`).join('')}
    <h2>${words.study}</h2>${truth.studies.map(({ level, area, school, from, to }) => `<div class="j"><p class="c">${escaped(school)}</p><p>${escaped(level)}, ${escaped(area)} · (${yearOf(from)} - ${yearOf(to ?? '')})</p></div>`).join('')}</div>`;
  return page(
    '.g{display:grid;grid-template-columns:50mm 1fr;gap:10mm}h2{font-size:14pt;font-weight:400;margin:12pt 0 6pt}.n{background:#293e49;color:#fff;padding:5mm;font-size:9pt}.n p{overflow-wrap:anywhere}h1{font-size:26pt;font-weight:400}.c{font-size:12pt}.s{color:#777;font-size:9.5pt}.j{margin-bottom:10pt}',
    `<div class="g">${narrow}${wide}</div><p class="s">Page 1 of 1</p>`,
    language,
  );
}

/** The PDF of the Europass editor since 2020. */
export function europass(person: Person): string {
  const { truth, words, text, summary, address } = sheetOf(person);
  const { language } = person;
  const country =
    { BE: 'Belgium', NL: 'Netherlands', FR: 'France', GB: 'United Kingdom', IE: 'Ireland' }[truth.country] ?? '';
  const others = truth.languages.filter(({ level }) => level !== 'native');
  const mothers = truth.languages.filter(({ level }) => level === 'native');
  const body = `<h1>${escaped(`${truth.firstname} ${truth.name}`)}</h1>
    <p><b>${words.address}:</b> ${escaped(`${address}, ${truth.postal} ${truth.city}`)}, ${country} (Home)</p><p><b>${words.mail}:</b> ${truth.email} &nbsp; <b>${words.tel}:</b> ${escaped(truth.phone)}</p><p><b>Website:</b> ${truth.links[0] ?? ''}</p><p><b>LinkedIn:</b> ${truth.links[1] ?? ''}</p>
    <h2>${words.about.toUpperCase()}</h2><p>${escaped(summary)}</p>
    <h2>${words.work.toUpperCase()}</h2>${truth.jobs.map(({ title, employer, from, to }, i) => `<div class="j"><p class="s">01/${slashed(from)} – ${to ? `28/${slashed(to)}` : words.current.toUpperCase()} &nbsp; ${escaped(truth.city)}, ${country}</p><p><b>${escaped(title.toUpperCase())}</b> ${escaped(employer.toUpperCase())}</p><p>${escaped(text(i))}</p></div>`).join('')}
    <h2>${words.diploma.toUpperCase()}</h2>${truth.studies.map(({ level, area, school, from, to }) => `<div class="j"><p class="s">${slashed(from)} – ${slashed(to ?? '')} &nbsp; ${escaped(truth.city)}, ${country}</p><p><b>${escaped(`${level} ${area}`.toUpperCase())}</b> ${escaped(school)}</p></div>`).join('')}
    <h2>${words.ls.toUpperCase()}</h2><p>${words.mother}: <b>${mothers.map(({ name }) => name.toUpperCase()).join(' | ')}</b></p><p>${words.other}:</p>
    <table><tr><td></td><td>Listening</td><td>Reading</td><td>Spoken production</td><td>Spoken interaction</td><td>Writing</td></tr>${others.map(({ name, level }) => `<tr><td><b>${name.toUpperCase()}</b></td>${`<td>${level}</td>`.repeat(5)}</tr>`).join('')}</table><p class="s">Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user</p>
    <h2>${words.ds.toUpperCase()}</h2><p>${truth.skills.map(escaped).join(' | ')}</p>`;
  return page(
    'h1{font-size:20pt}h2{font-size:11pt;border-bottom:1px solid #999;margin:12pt 0 4pt}.j{margin-bottom:6pt}.s{color:#666;font-size:9pt}td{padding:2pt 8pt}',
    body,
    language,
  );
}

/** The older Europass: headings and dates in one column, the rest in another. */
export function europassOfBefore(person: Person): string {
  const { truth, words, text, address } = sheetOf(person);
  const { language } = person;
  const row = (left: string, right: string): string => `<tr><td class="d">${escaped(left)}</td><td>${right}</td></tr>`;
  const others = truth.languages.filter(({ level }) => level !== 'native');
  const mothers = truth.languages.filter(({ level }) => level === 'native');
  const body = `<table>
    ${row(words.personal.toUpperCase(), `<span class="b">${escaped(`${truth.firstname} ${truth.name}`)}</span>`)}
    ${row('', `${escaped(`${address}, ${truth.postal} ${truth.city}`)}<br>${escaped(truth.phone)}<br>${truth.email}<br>${truth.links.join('<br>')}`)}
    ${row(words.work.toUpperCase(), '')}
    ${truth.jobs.map(({ title, employer, from, to }, i) => row(`${named(from, language)} – ${to ? named(to, language) : words.now}`, `<span class="c">${escaped(title)}</span><br>${escaped(employer)}, ${escaped(truth.city)}<br>▪ ${escaped(text(i))}`)).join('')}
    ${row(words.diploma.toUpperCase(), '')}
    ${truth.studies.map(({ level, area, school, from, to }) => row(`${yearOf(from)}–${yearOf(to ?? '')}`, `<span class="c">${escaped(`${level} ${area}`)}</span><br>${escaped(school)}`)).join('')}
    ${row(words.ls.toUpperCase(), '')}
    ${row(words.mother, mothers.map(({ name }) => name).join(', '))}
    ${others.map(({ name, level }) => row(name, `${level} &nbsp; ${level} &nbsp; ${level} &nbsp; ${level} &nbsp; ${level}`)).join('')}
    ${row(words.ds, escaped(truth.skills.join(', ')))}</table>`;
  return page(
    'td{vertical-align:top;padding:3pt 0}.d{width:52mm;text-align:right;padding-right:6mm;color:#0e4194}.b{font-size:18pt}.c{font-size:12pt;color:#0e4194}',
    body,
    language,
  );
}
