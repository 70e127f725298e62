/** Facts that two candidates share, in the order in which screens say them (docs/domain/duplicates.md#found). */
export const DUPLICATE_REASONS = ['email', 'phone', 'linkedin', 'name', 'postal', 'city'] as const;
export type DuplicateReason = (typeof DUPLICATE_REASONS)[number];

/** How sure it is that two candidates are one person, the surest first; lists sort by the alphabet, which gives the same order. */
export const DUPLICATE_CERTAINTIES = ['almost_certain', 'likely', 'possible'] as const;
export type DuplicateCertainty = (typeof DUPLICATE_CERTAINTIES)[number];

/** `open` asks a recruiter; `different` is the answer that they are two people. */
export const DUPLICATE_STATES = ['open', 'different'] as const;
export type DuplicateState = (typeof DUPLICATE_STATES)[number];
