export { WizardDone } from './WizardDone';
export { WizardStepTwo } from './WizardStepTwo';
