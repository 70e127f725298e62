/** The candidate includes work experience and diplomas, so a change refreshes both. */
export const work = (_result: unknown, error: unknown) => (error ? [] : (['Experience', 'Candidate'] as const));
export const education = (_result: unknown, error: unknown) => (error ? [] : (['Diploma', 'Candidate'] as const));
