import { billsPerWord, CAT_TOOLS, fileSize, PROVINCES, WORK_TEXT_NAMES } from '@byline/shared-types/domain';
import { sanitiseRichText } from '../../../common/rich-text/rich-text.js';
import type { OwnData } from '../own-data.js';
import { availabilityLines, bookingLine, workLine } from './availability-lines.js';
import { draftLines } from './draft-lines.js';
import { Formatter, type Column, type Fact, type Section } from './formatter.js';
import { facts, heading, Html, link, page, paragraph, records, section, type Cell } from './html.js';

const factsOf = (format: Formatter, rows: [Fact, Cell][]): Html =>
  facts(rows.map(([name, cell]) => [format.text(`archive.fact.${name}`), cell]));

const lines = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');

function account({ account: user, availabilityAsks }: OwnData, format: Formatter): Html {
  return factsOf(format, [
    ['email', user.email],
    ['pendingEmail', user.pendingEmail],
    ['language', format.languageOf(user.language)],
    ['theme', user.theme && format.text(`archive.theme.${user.theme}`)],
    ['signature', [...new Set(Object.values(user.signatures))].filter(Boolean).join('\n\n')],
    ['newsletter', format.yesNo(user.newsletter)],
    ['askFrequency', availabilityAsks && format.text(`archive.askFrequency.${availabilityAsks.frequency}`)],
    ['privacy', format.time(user.privacyAcceptedAt)],
    ['registered', format.time(user.createdAt)],
    ['activated', format.time(user.activatedAt)],
    ['twofactor', format.yesNo(user.twofactorEnabled)],
    ['sessionMinutes', user.tokenExpiresMinutes],
  ]);
}

function personal({ profile: one }: OwnData, format: Formatter): Html {
  const { country, province } = one;
  const links = Object.entries(one.links).map(
    ([name, address]) => `<li>${link(address, `${name}: ${address}`).text}</li>`,
  );
  return factsOf(format, [
    ['firstname', one.firstname],
    ['name', one.name],
    ['email', one.email],
    ['function', format.functionOf(one.function)],
    ['street', lines(one.street, one.number, one.box)],
    ['postal', one.postal],
    ['city', one.city],
    ['province', (country && province && PROVINCES[country]?.[province]) ?? province],
    ['country', format.countryOf(country)],
    ['phone', one.phone],
    ['skype', one.skype],
    ['timezone', one.timezone],
    ['links', links.length > 0 ? new Html(`<ul>${links.join('')}</ul>`) : null],
    ['about', one.info],
  ]);
}

/** "French → Dutch (Belgium): legal, € 0.16, sworn: Court of First Instance, Belgium". */
function pairLine(
  pair: OwnData['profile']['candidateInfo']['skillSet']['translationSkills'][number],
  format: Formatter,
): string {
  const { from, to, specialisms, pricePerWord, sworn } = pair;
  const where = [sworn?.court, format.countryOf(sworn?.country ?? null)].filter(Boolean).join(', ');
  const oath = sworn && `${format.text('archive.sworn')}${where && `: ${where}`}`;
  const more = [...specialisms.map((field) => format.text(`specialism.${field}`)), format.euro(pricePerWord), oath];
  const said = more.filter(Boolean).join('; ');
  return `${format.languageOf(from) ?? ''} → ${format.languageOf(to) ?? ''}${said && ` (${said})`}`;
}

function work({ profile }: OwnData, format: Formatter): Html {
  const { candidateInfo: info } = profile;
  const { skillSet } = info;
  const languages = skillSet.languages.map(
    ({ language, level }) => `${format.languageOf(language) ?? ''} (${format.levelOf(level)})`,
  );
  return factsOf(format, [
    ['freelancer', format.yesNo(info.freelancer)],
    [billsPerWord(profile.function ?? undefined) ? 'pricePerWord' : 'pricePerHour', format.euro(info.pricePerWord)],
    ['dayRate', format.euro(info.dayRate)],
    ['availability', profile.availability && availabilityLines(profile.availability, format)],
    ['booked', (profile.bookings ?? []).map((one) => bookingLine(one, format)).join('\n')],
    ['yearsExperience', skillSet.yearsExperience],
    ['motherTongue', format.languageOf(skillSet.motherTongue)],
    ['languages', languages.join('\n')],
    ['translations', skillSet.translationSkills.map((pair) => pairLine(pair, format)).join('\n')],
    ['catTools', info.catTools.map((tool) => CAT_TOOLS[tool]).join(', ')],
    ['wordsPerDay', info.wordsPerDay],
    ['minimumFee', format.euro(info.minimumFee)],
    ...WORK_TEXT_NAMES.map((name): [Fact, Cell] => [name, info[name]]),
    ['moreAboutYourself', info.moreAboutYourself],
  ]);
}

function publicProfile({ profile }: OwnData, format: Formatter): Html {
  return factsOf(format, [
    ['public', format.yesNo(profile.publicEnabled)],
    ['searchable', format.yesNo(profile.publicSearchable)],
    ['hiddenBlocks', profile.publicHidden.map((block) => format.text(`archive.block.${block}`)).join(', ')],
    ['resumeSummary', profile.resumeSummary],
  ]);
}

type Table = [section: Section, columns: Column[], rows: Cell[][]];

function tables(data: OwnData, format: Formatter): Table[] {
  const { profile } = data;
  const skills = profile.skills.map(({ label, level, remark, state }) => [
    format.labelOf(label),
    level || null,
    remark,
    state && format.text(`archive.skill.${state}`),
  ]);
  return [
    ['skills', ['skill', 'level', 'remark', 'state'], skills],
    [
      'experience',
      ['function', 'company', 'from', 'to'],
      profile.workExperience.map(({ function: what, company, from, to }) => [
        what,
        company,
        format.date(from),
        format.date(to),
      ]),
    ],
    [
      'education',
      ['degree', 'institute', 'country', 'from', 'to'],
      profile.diploma.map(({ degree, institute, country, from, to }) => [
        degree,
        institute,
        format.countryOf(country),
        from,
        to,
      ]),
    ],
    [
      'applications',
      ['job', 'work', 'applied', 'state', 'decided', 'why'],
      data.applications.map(({ job, createdAt, proposed, status, decidedAt, candidateReason, work: period }) => [
        lines(job.title, job.client && `(${job.client})`),
        workLine({ status, work: period }, format),
        lines(format.time(createdAt), proposed ? format.text('archive.application.proposed') : null),
        format.text(`archive.application.${status}`),
        format.time(decidedAt),
        candidateReason,
      ]),
    ],
    [
      'appointments',
      ['from', 'to', 'kind', 'place', 'with'],
      data.appointments.map(({ startDate, endDate, type, place, callLink, with: names }) => [
        format.time(startDate),
        format.time(endDate),
        type && format.text(`archive.appointment.${type}`),
        callLink ? link(callLink, lines(place, callLink)) : place,
        names.join(', '),
      ]),
    ],
    ['files', ['file', 'kind', 'title', 'summary', 'size', 'added'], data.files.map((file) => fileRow(file, format))],
    [
      'mails',
      ['sent', 'sender', 'subject', 'message', 'file'],
      data.mails.map(({ sentAt, from, subject, message, files = [] }) => [
        format.time(sentAt),
        `${from.name} <${from.email}>`,
        subject,
        message && new Html(sanitiseRichText(message)),
        files.join(', '),
      ]),
    ],
    [
      'ownMails',
      ['sent', 'sender', 'subject', 'message'],
      (data.ownMails ?? []).map(({ sentAt, from, subject, message }) => [
        format.time(sentAt),
        from.email,
        subject,
        message && new Html(sanitiseRichText(message)),
      ]),
    ],
    [
      'availabilityAsks',
      ['sent', 'answered', 'answer'],
      (data.availabilityAsks?.asked ?? []).map(({ sentAt, answeredAt, answer }) => [
        format.time(sentAt),
        format.time(answeredAt),
        answer && format.text(`archive.ask.${answer}`),
      ]),
    ],
    [
      'drafts',
      ['text', 'typed'],
      data.drafts.map(({ content, typedAt }) => [draftLines(content ?? ''), format.time(typedAt)]),
    ],
    [
      'proposedSkills',
      ['skill', 'state'],
      data.proposedSkills.map(({ label, state }) => [format.labelOf(label), format.text(`archive.skill.${state}`)]),
    ],
    [
      'sessions',
      ['browser', 'system', 'lastSeen'],
      data.sessions.map(({ browser, system, lastSeenAt }) => [browser, system, format.time(lastSeenAt)]),
    ],
  ];
}

function fileRow(
  { name, path, kind, title, summary, size, createdAt }: OwnData['files'][number],
  format: Formatter,
): Cell[] {
  const shown =
    path === null
      ? `${name} (${format.text('archive.removed')})`
      : link(path.split('/').map(encodeURIComponent).join('/'), name);
  return [
    shown,
    format.text(`archive.fileKind.${kind}`),
    title,
    summary,
    fileSize(size, format.locale),
    format.time(createdAt),
  ];
}

/** A page to read offline, in the language of its owner (docs/domain/accounts.md#archive-of-ones-data). */
export function archivePage(data: OwnData, agency: string): string {
  const format = new Formatter(data.language);
  const { text } = format;
  const titled = (name: Section, content: Html): string => section(text(`archive.section.${name}`), content);
  const table = (columns: Column[], rows: Cell[][]): Html => {
    const heads = columns.map((column) => text(`archive.column.${column}`));
    return rows.length > 0 ? records(heads, rows) : paragraph(text('archive.none'));
  };
  const agencyRows = data.agency.map(({ kind, at }) => [text(`archive.agency.${kind}`), format.time(at)]);
  const title = text('archive.title', { name: `${data.profile.firstname} ${data.profile.name}` });
  const body = [
    heading(title),
    paragraph(text('archive.lead', { agency, at: format.time(data.madeAt) ?? '' })).text,
    titled('account', account(data, format)),
    titled('personal', personal(data, format)),
    titled('howYouWork', work(data, format)),
    titled('publicProfile', publicProfile(data, format)),
    ...tables(data, format).map(([name, columns, rows]) => titled(name, table(columns, rows))),
    titled(
      'agency',
      new Html(paragraph(text('archive.agencyLead', { agency })).text + table(['kind', 'date'], agencyRows).text),
    ),
  ];
  return page(data.language, title, body.join('\n'));
}
