import {
  ACTIVATION_HOURS,
  DATA_ARCHIVE_DAYS,
  EMAIL_CHANGE_HOURS,
  RESET_HOURS,
  type Language,
} from '@byline/shared-types/domain';
import { TEXT_IDS, translator } from '../../common/i18n/texts.js';
import type { OwnMailData } from './mail-kinds.js';

export interface Link {
  label: string;
  url: string;
}

/** The texts of one of the product's own mails, plain. */
export interface SystemText {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: Link | null;
  /** Further answers, as outlined buttons below it. */
  ways: Link[];
  /** Below the buttons, in the same size. */
  after: (string | Link)[];
  /** At the end, in small print: why the mail comes, and how to get fewer of them. */
  small: (string | Link)[];
}

/** The addresses in a mail's data. */
interface Links {
  url: string;
  wayUrls: readonly string[];
  resetUrl: string;
  seldomUrl: string;
  stopUrl: string;
}

const LIMITS = {
  activationHours: ACTIVATION_HOURS,
  resetHours: RESET_HOURS,
  emailChangeHours: EMAIL_CHANGE_HOURS,
  archiveDays: DATA_ARCHIVE_DAYS,
};

/** Puts a mail of the product's words together from its texts in the catalogue, `mail.<kind>.<part>`. */
export function systemText<K extends keyof OwnMailData>(
  kind: K,
  language: Language,
  data: OwnMailData[K],
  agency: string,
): SystemText {
  const translate = translator(language);
  const values = { ...LIMITS, ...data, agency } as Record<string, string | number | boolean>;
  const textsOf = (part: string): string[] =>
    TEXT_IDS.filter((id) => id.startsWith(`mail.${kind}.${part}`)).map((id) => translate(id, values));
  const { url = '', wayUrls = [], resetUrl = '', seldomUrl = '', stopUrl = '' } = data as Partial<Links>;
  const linksOf = (part: string, to: string): Link[] => textsOf(part).map((label) => ({ label, url: to }));
  const [button = null] = linksOf('button', url);
  const why = textsOf('why');
  const stops = [...linksOf('seldom', seldomUrl), ...linksOf('stop', stopUrl)];
  return {
    subject: translate(`mail.${kind}.subject`, values),
    heading: textsOf('greeting')[0] ?? translate('mail.greeting', values),
    paragraphs: textsOf('text'),
    button,
    ways: textsOf('way').map((label, index) => ({ label, url: wayUrls[index] ?? '' })),
    // A text may be empty for some data.
    after: [...textsOf('after').filter(Boolean), ...linksOf('reset', resetUrl), ...(why.length > 0 ? [] : stops)],
    small: why.length > 0 ? [...why, ...stops] : [],
  };
}
