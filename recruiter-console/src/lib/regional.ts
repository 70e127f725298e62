const LOCALES: Record<string, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB' };

/** A language of the interface as days, months and numbers are written in it here. */
export const regional = (language: string): string => LOCALES[language] ?? 'nl-BE';
