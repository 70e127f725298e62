import type { PersonalValues, WizardWorkValues } from './model';

export type WizardStep = 1 | 2 | 3;

/** What travels with the navigation inside /complete (section 2): the step, and what was filled in so far. */
export interface WizardState {
  step: WizardStep;
  personal?: PersonalValues;
  work?: WizardWorkValues;
  /** Which visit of the portal finished the wizard: its last page is shown once, not again after a reload (decisions, users). */
  finishedIn?: number;
}

export function readWizardState(state: unknown): WizardState {
  if (typeof state !== 'object' || state === null || !('step' in state)) return { step: 1 };
  const given = state as WizardState;
  if (given.step === 2 && given.personal) return given;
  if (given.step === 3 && isJustFinished(given)) return given;
  return { ...given, step: 1 };
}

export const finishedState = (): WizardState => ({ step: 3, finishedIn: performance.timeOrigin });

export const isJustFinished = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'finishedIn' in state && state.finishedIn === performance.timeOrigin;
