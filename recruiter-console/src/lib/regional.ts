const LOCALES: Record<string, string> = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB' };

/** The regional locale for dates and numbers in a language of the interface. */
export const regional = (language: string): string => LOCALES[language] ?? 'nl-BE';
