import { lazyForm } from '../../../../components/ui/lazy-form';

/** Comes while somebody fills in the first step. */
export const loadStepTwo = () => import('./WizardStepTwo');

export const WizardStepTwo = lazyForm(async () => (await loadStepTwo()).WizardStepTwo);
