import { lazyForm } from '../../../../components/ui/lazy-form';

/** Comes while somebody fills in the first step. */
export const loadLaterSteps = () => import('./later-steps');

/** Where it leads. */
export const WizardDone = lazyForm(async () => (await loadLaterSteps()).WizardDone);
export const WizardStepTwo = lazyForm(async () => (await loadLaterSteps()).WizardStepTwo);
