import type { Language } from '@byline/shared-types/domain';
import type { DraftOf } from '@byline/web-kit/form';
import type { IntendedJob } from '../../components/ui/ApplyingFor';
import type { OfferValues, PersonalValues } from './form-values';

export type WizardStep = 1 | 2 | 3;

/** The pages of the wizard: the second step has two. */
export type WizardPage = 'personal' | 'offer' | 'about' | 'done';

/** The navigation state of /complete (docs/domain/candidates.md#wizard): the step, and the values of the pages before. */
export interface WizardState {
  step: WizardStep;
  /** The candidate of this state, because a history entry outlives a logout. */
  candidateId: string;
  personal?: PersonalValues;
  /** The values of the second step's first page, when its second page is open. */
  offer?: OfferValues;
  /** The language of the screen when the user submitted the first step. */
  language?: Language;
  /** Pages that were open before, so that their drafts come back without a notice. */
  visited?: readonly WizardPage[];
  /** The visit that finished the wizard, so that a reload does not show the last page again (docs/domain/candidates.md#completeness). */
  finishedIn?: number;
  /** The jobs that waited for the profile when it became complete. */
  intended?: readonly IntendedJob[];
}

export function pageOf({ step, offer }: WizardState): WizardPage {
  if (step === 2) return offer ? 'about' : 'offer';
  return step === 1 ? 'personal' : 'done';
}

/** The state of an earlier page. */
export const backTo = (state: WizardState, page: 'personal' | 'offer'): WizardState => {
  const { offer: _, ...rest } = state;
  return { ...rest, step: page === 'personal' ? 1 : 2, visited: [...(state.visited ?? []), pageOf(state)] };
};

export function readWizardState(state: unknown, candidateId: string): WizardState {
  const fresh: WizardState = { step: 1, candidateId };
  if (typeof state !== 'object' || state === null || !('step' in state)) return fresh;
  const given = state as WizardState;
  if (given.candidateId !== candidateId) return fresh;
  if (given.step === 2 && given.personal) return given;
  if (given.step === 3 && isJustFinished(given)) return given;
  return { ...given, step: 1 };
}

export const finishedState = (candidateId: string, intended: readonly IntendedJob[] = []): WizardState => ({
  step: 3,
  candidateId,
  intended,
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

/** The pages keep their drafts until the last one saves them all. */
export const personalDraft = (candidateId: string): DraftOf => ({ form: 'wizard-personal', record: candidateId });
export const offerDraft = (candidateId: string): DraftOf => ({ form: 'wizard-offer', record: candidateId });
export const aboutDraft = (candidateId: string): DraftOf => ({ form: 'wizard-about', record: candidateId });
