/** The nine user functions, in the spelling that integrators use. */
export const USER_FUNCTIONS = [
  'copywriter',
  'contentprojectmanager',
  'technicalwriter',
  'uxcopywriter',
  'translator',
  'contentmarketer',
  'Designer',
  'digitalmarketer',
  'socialmediacontentcreator',
] as const;
export type UserFunctionName = (typeof USER_FUNCTIONS)[number];

const PER_WORD: readonly string[] = [
  'copywriter',
  'contentprojectmanager',
  'technicalwriter',
  'translator',
  'uxcopywriter',
];
const WRITERS: readonly string[] = [...PER_WORD, 'contentmarketer'];
const WITH_PORTFOLIO: readonly string[] = [...WRITERS, 'Designer'];

/** Whether `pricePerWord` means euro per word; for the other functions it means euro per hour. */
export const billsPerWord = (functionName: string | undefined): boolean => PER_WORD.includes(functionName ?? '');

/** Whether the portal uses a writer's words for skills. */
export const isWriter = (functionName: string | undefined): boolean => WRITERS.includes(functionName ?? '');

/** Whether the profile has a portfolio section. */
export const hasPortfolio = (functionName: string | undefined): boolean => WITH_PORTFOLIO.includes(functionName ?? '');
