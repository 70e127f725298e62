import { billsPerWord, fileSize, PROVINCES, TIME_ZONE, type Label } from '@byline/shared-types/domain';
import { sanitiseRichText } from '../../../common/rich-text/rich-text.js';
import type { OwnData } from '../own-data.js';
import type { ArchiveWords } from './archive-words.js';
import { facts, heading, Html, link, page, paragraph, records, section, type Cell } from './html.js';
import { ARCHIVE_WORDS } from './words.js';

/** How values read in somebody's language. */
class Speller {
  readonly words: ArchiveWords;
  private readonly day: Intl.DateTimeFormat;
  private readonly moment: Intl.DateTimeFormat;
  private readonly languages: Intl.DisplayNames;
  private readonly countries: Intl.DisplayNames;
  private readonly money: Intl.NumberFormat;

  constructor({ language }: OwnData) {
    this.words = ARCHIVE_WORDS[language];
    const { locale } = this.words;
    this.day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    this.moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: TIME_ZONE });
    this.languages = new Intl.DisplayNames([locale], { type: 'language' });
    this.countries = new Intl.DisplayNames([locale], { type: 'region' });
    this.money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 });
  }

  on = (iso: string | null | undefined): string | null => (iso ? this.day.format(new Date(iso)) : null);
  at = (iso: string | null | undefined): string | null => (iso ? this.moment.format(new Date(iso)) : null);
  languageOf = (code: string | null): string | null => code && (this.languages.of(code) ?? code);
  countryOf = (code: string | null): string | null => code && (this.countries.of(code) ?? code);
  euro = (amount: number | null): string | null => (amount === null ? null : this.money.format(amount));
  yesNo = (value: boolean | null): string | null => (value === null ? null : value ? this.words.yes : this.words.no);
  labelOf = (label: Label | null): string | null =>
    label && label[this.words.locale.slice(0, 2).toUpperCase() as keyof Label];
  functionOf = (name: OwnData['account']['function']): string | null => name && this.words.functions[name];
}

const lines = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');

function account({ account: user }: OwnData, say: Speller): Html {
  const { facts: names, themes } = say.words;
  return facts([
    [names.email, user.email],
    [names.pendingEmail, user.pendingEmail],
    [names.language, say.languageOf(user.language)],
    [names.theme, user.theme && themes[user.theme]],
    [names.newsletter, say.yesNo(user.newsletter)],
    [names.privacy, say.at(user.privacyAcceptedAt)],
    [names.registered, say.at(user.createdAt)],
    [names.activated, say.at(user.activatedAt)],
    [names.twofactor, say.yesNo(user.twofactorEnabled)],
    [names.sessionMinutes, user.tokenExpiresMinutes],
  ]);
}

function personal({ profile: one }: OwnData, say: Speller): Html {
  const { facts: names } = say.words;
  const { country, province } = one;
  const links = Object.entries(one.links).map(
    ([name, address]) => `<li>${link(address, `${name}: ${address}`).text}</li>`,
  );
  return facts([
    [names.firstname, one.firstname],
    [names.name, one.name],
    [names.email, one.email],
    [names.function, say.functionOf(one.function)],
    [names.street, lines(one.street, one.number, one.box)],
    [names.postal, one.postal],
    [names.city, one.city],
    [names.province, (country && province && PROVINCES[country]?.[province]) ?? province],
    [names.country, say.countryOf(country)],
    [names.phone, one.phone],
    [names.skype, one.skype],
    [names.timezone, one.timezone],
    [names.links, links.length > 0 ? new Html(`<ul>${links.join('')}</ul>`) : null],
    [names.about, one.info],
  ]);
}

function work({ profile }: OwnData, say: Speller): Html {
  const { facts: names } = say.words;
  const { candidateInfo: info } = profile;
  const { skillSet, unavailable } = info;
  const pairs = skillSet.translationSkills.map(
    ({ from, to }) => `${say.languageOf(from) ?? ''} → ${say.languageOf(to) ?? ''}`,
  );
  return facts([
    [names.freelancer, say.yesNo(info.freelancer)],
    [
      billsPerWord(profile.function ?? undefined) ? names.pricePerWord : names.pricePerHour,
      say.euro(info.pricePerWord),
    ],
    [names.dayRate, say.euro(info.dayRate)],
    [names.unavailable, unavailable && `${say.on(unavailable.from) ?? ''} – ${say.on(unavailable.to) ?? ''}`],
    [names.yearsExperience, skillSet.yearsExperience],
    [names.motherTongue, say.languageOf(skillSet.motherTongue)],
    [names.translations, pairs.join('\n')],
    [names.topProject, info.topProject],
    [names.projectPreferences, info.projectPreferences],
    [names.moreAboutYourself, info.moreAboutYourself],
  ]);
}

function publicProfile({ profile }: OwnData, say: Speller): Html {
  const { facts: names } = say.words;
  return facts([
    [names.public, say.yesNo(profile.publicEnabled)],
    [names.searchable, say.yesNo(profile.publicSearchable)],
    [names.hiddenBlocks, profile.publicHidden.map((block) => say.words.blocks[block]).join(', ')],
    [names.resumeSummary, profile.resumeSummary],
  ]);
}

type Table = [section: keyof ArchiveWords['sections'], columns: (keyof ArchiveWords['columns'])[], rows: Cell[][]];

function tables(data: OwnData, say: Speller): Table[] {
  const { words } = say;
  const { profile } = data;
  const skills = profile.skills.map(({ label, level, remark, state }) => [
    say.labelOf(label),
    level,
    remark,
    state && words.skills[state],
  ]);
  return [
    ['skills', ['skill', 'level', 'remark', 'state'], skills],
    [
      'experience',
      ['function', 'company', 'from', 'to'],
      profile.workExperience.map(({ function: what, company, from, to }) => [what, company, say.on(from), say.on(to)]),
    ],
    [
      'education',
      ['degree', 'institute', 'country', 'from', 'to'],
      profile.diploma.map(({ degree, institute, country, from, to }) => [
        degree,
        institute,
        say.countryOf(country),
        from,
        to,
      ]),
    ],
    [
      'applications',
      ['job', 'applied', 'state', 'decided', 'why'],
      data.applications.map(({ job, createdAt, status, decidedAt, candidateReason }) => [
        lines(job.title, job.client && `(${job.client})`),
        say.at(createdAt),
        words.applications[status],
        say.at(decidedAt),
        candidateReason,
      ]),
    ],
    ['files', ['file', 'kind', 'title', 'summary', 'size', 'added'], data.files.map((file) => fileRow(file, say))],
    [
      'mails',
      ['sent', 'sender', 'subject', 'message'],
      data.mails.map(({ sentAt, from, subject, message }) => [
        say.at(sentAt),
        `${from.name} <${from.email}>`,
        subject,
        message && new Html(sanitiseRichText(message)),
      ]),
    ],
    [
      'drafts',
      ['form', 'text', 'typed'],
      data.drafts.map(({ form, content, typedAt }) => [form, content, say.at(typedAt)]),
    ],
    [
      'proposedSkills',
      ['skill', 'state'],
      data.proposedSkills.map(({ label, state }) => [say.labelOf(label), words.skills[state]]),
    ],
    [
      'sessions',
      ['browser', 'system', 'lastSeen'],
      data.sessions.map(({ browser, system, lastSeenAt }) => [browser, system, say.at(lastSeenAt)]),
    ],
  ];
}

function fileRow(
  { name, path, kind, title, summary, size, createdAt }: OwnData['files'][number],
  say: Speller,
): Cell[] {
  const { words } = say;
  const shown =
    path === null ? `${name} (${words.removed})` : link(path.split('/').map(encodeURIComponent).join('/'), name);
  return [shown, words.fileKinds[kind], title, summary, fileSize(size, words.locale), say.at(createdAt)];
}

/** An archive to read, without a network and in the language of whoever it is about (docs/domain/accounts.md#archive-of-ones-data). */
export function archivePage(data: OwnData, agency: string): string {
  const say = new Speller(data);
  const { words } = say;
  const title = words.title(`${data.profile.firstname} ${data.profile.name}`);
  const told = tables(data, say).map(([name, columns, rows]) => {
    const heads = columns.map((column) => words.columns[column]);
    return section(words.sections[name], rows.length > 0 ? records(heads, rows) : paragraph(words.none));
  });
  const agencyRows = data.agency.map(({ kind, at }) => [words.agency[kind], say.at(at)]);
  const kept =
    agencyRows.length > 0 ? records([words.columns.kind, words.columns.date], agencyRows) : paragraph(words.none);
  const body = [
    heading(title),
    paragraph(words.lead(agency, say.at(data.madeAt) ?? '')).text,
    section(words.sections.account, account(data, say)),
    section(words.sections.personal, personal(data, say)),
    section(words.sections.howYouWork, work(data, say)),
    section(words.sections.publicProfile, publicProfile(data, say)),
    ...told,
    section(words.sections.agency, new Html(paragraph(words.agencyLead(agency)).text + kept.text)),
  ];
  return page(data.language, title, body.join('\n'));
}
