import type { Language } from '@byline/shared-types/domain';
import type { DraftOf } from '@byline/web-kit/form';
import type { PersonalValues } from './form-values';

export type WizardStep = 1 | 2 | 3;

/** The navigation state of /complete (docs/domain/candidates.md#wizard): the step, and the values of the first one. */
export interface WizardState {
  step: WizardStep;
  /** The candidate of this state, because a history entry outlives a logout. */
  candidateId: string;
  personal?: PersonalValues;
  /** The language of the screen when the user submitted the first step. */
  language?: Language;
  /** Whether the second step was open before, so that its draft comes back without a notice. */
  visited?: boolean;
  /** The visit that finished the wizard, so that a reload does not show the last page again (docs/domain/candidates.md#completeness). */
  finishedIn?: number;
}

export function readWizardState(state: unknown, candidateId: string): WizardState {
  const fresh: WizardState = { step: 1, candidateId };
  if (typeof state !== 'object' || state === null || !('step' in state)) return fresh;
  const given = state as WizardState;
  if (given.candidateId !== candidateId) return fresh;
  if (given.step === 2 && given.personal) return given;
  if (given.step === 3 && isJustFinished(given)) return given;
  return { ...given, step: 1 };
}

export const finishedState = (candidateId: string): WizardState => ({
  step: 3,
  candidateId,
  finishedIn: performance.timeOrigin,
});

export const isJustFinished = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'finishedIn' in state && state.finishedIn === performance.timeOrigin;

/**
 * The values of the first step. If the user has changed the language since then, in the menu or on the account page,
 * that choice replaces the one of the form.
 */
export const latestPersonal = (
  personal: PersonalValues,
  { language: before }: WizardState,
  language: Language,
): PersonalValues => (language === before ? personal : { ...personal, language });

/** Keeps the first step until the second one saves both. */
export const personalDraft = (candidateId: string): DraftOf => ({ form: 'wizard-personal', record: candidateId });
