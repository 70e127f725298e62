import type { Language } from '@byline/shared-types/domain';
import { createIntl, type IntlShape, type MessageDescriptor, type PrimitiveType } from 'react-intl';

type Module = Record<string, unknown>;
export type Words = (id: string, values?: Record<string, PrimitiveType>) => string;

const webKit = {
  messages: import.meta.glob<Module>('../../web-kit/src/**/messages.ts', { eager: true }),
  translations: import.meta.glob<Module>('../../web-kit/i18n/*.json', { eager: true }),
};
const portal = {
  messages: import.meta.glob<Module>('../../candidate-portal/src/**/*essages.ts', { eager: true }),
  errors: import.meta.glob<Module>('../../candidate-portal/src/i18n/problem-words.ts', { eager: true }),
  translations: import.meta.glob<Module>('../../candidate-portal/src/i18n/translations/**/*.ts', { eager: true }),
};
const recruiterConsole = {
  messages: import.meta.glob<Module>('../../recruiter-console/src/**/*essages.ts', { eager: true }),
  errors: import.meta.glob<Module>(['../../recruiter-console/src/i18n/*.ts', '!**/*.test.ts'], { eager: true }),
  translations: import.meta.glob<Module>('../../recruiter-console/src/i18n/{nl,fr}/**/*.ts', { eager: true }),
};

const isDescriptor = (value: unknown): value is MessageDescriptor & { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'defaultMessage' in value;

/** Every message of an app, by its id: wherever `defineMessages` was called. */
function descriptors(modules: Record<string, Module>[]): Map<string, MessageDescriptor> {
  const exported = modules.flatMap((group) => Object.values(group)).flatMap((module) => Object.values(module));
  const all = exported.flatMap((value) =>
    typeof value === 'object' && value !== null ? [value, ...Object.values<unknown>({ ...value })] : [],
  );
  return new Map(all.filter(isDescriptor).map((message) => [message.id, message]));
}

/** The translations of one language: every id with its text in the modules of that language's folder or file. */
function translations(modules: Record<string, Module>, language: Language): Record<string, string> {
  const entries = Object.entries(modules)
    .filter(([path]) => new RegExp(`/${language}(/|\\.ts|\\.json)`).test(path))
    .flatMap(([, module]) => Object.values(module))
    .flatMap((value) => (typeof value === 'object' && value !== null ? Object.entries(value) : []))
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(entries);
}

function wordsOf(app: typeof portal, language: Language): Words {
  const known = descriptors([webKit.messages, app.messages, app.errors]);
  const intl: IntlShape = createIntl({
    locale: language,
    messages: { ...translations(webKit.translations, language), ...translations(app.translations, language) },
  });
  return (id, values) => {
    const message = known.get(id);
    if (!message) throw new Error(`no message has the id ${id}`);
    return intl.formatMessage(message, values);
  };
}

/** What the apps say, in one language, by message id: the journeys find fields and buttons by their own words. */
export const portalWords = (language: Language): Words => wordsOf(portal, language);
export const consoleWords = (language: Language): Words => wordsOf(recruiterConsole, language);
