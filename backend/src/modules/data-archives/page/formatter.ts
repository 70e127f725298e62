import { longDay, longMoment, type Label, type Language, type LanguageLevel } from '@byline/shared-types/domain';
import { translator, type TextId } from '../../../common/i18n/texts.js';
import type { OwnData } from '../own-data.js';

type After<Prefix extends string> = TextId extends infer Id
  ? Id extends `${Prefix}${infer Rest}`
    ? Rest
    : never
  : never;
export type Section = After<'archive.section.'>;
export type Column = After<'archive.column.'>;
export type AvailabilityPart = After<'archive.availability.'>;
export type Fact = After<'archive.fact.'>;

/** Belgian readers; English as the British write it. */
const LOCALES: Record<Language, string> = { en: 'en-GB', nl: 'nl-BE', fr: 'fr-BE' };

/** Writes texts and values of an archive in the language of its owner. */
export class Formatter {
  readonly locale: string;
  readonly text: ReturnType<typeof translator>;
  private readonly languages: Intl.DisplayNames;
  private readonly countries: Intl.DisplayNames;
  private readonly weekdays: Intl.DateTimeFormat;
  private readonly money: Intl.NumberFormat;

  constructor(private readonly language: Language) {
    const locale = LOCALES[language];
    this.locale = locale;
    this.text = translator(language);
    this.languages = new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' });
    this.countries = new Intl.DisplayNames([locale], { type: 'region' });
    this.weekdays = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    this.money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 });
  }

  date = (iso: string | null | undefined): string | null => (iso ? longDay(iso, this.language) : null);
  time = (iso: string | null | undefined): string | null => (iso ? longMoment(iso, this.language) : null);
  /** The name of an ISO weekday; the first of January 2024 is a Monday. */
  weekday = (day: number): string => this.weekdays.format(new Date(Date.UTC(2024, 0, day)));
  languageOf = (code: string | null): string | null => code && (this.languages.of(code) ?? code);
  levelOf = (level: LanguageLevel): string => this.text(`languageLevel.${level}`);
  countryOf = (code: string | null): string | null => code && (this.countries.of(code) ?? code);
  euro = (amount: number | null): string | null => (amount === null ? null : this.money.format(amount));
  yesNo = (value: boolean | null): string | null =>
    value === null ? null : this.text(value ? 'archive.yes' : 'archive.no');
  labelOf = (label: Label | null): string | null => label && label[this.language.toUpperCase() as keyof Label];
  functionOf = (name: OwnData['account']['function']): string | null => name && this.text(`archive.function.${name}`);
}
