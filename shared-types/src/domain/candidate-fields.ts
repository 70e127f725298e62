/** Long texts about the work, in `candidateInfo`; true where candidates must give them. Both apps, the record and the archive follow this list. */
export const WORK_TEXTS = { topProject: true, projectPreferences: true } as const;
export type WorkText = keyof typeof WORK_TEXTS;
export const WORK_TEXT_NAMES = Object.keys(WORK_TEXTS) as WorkText[];
