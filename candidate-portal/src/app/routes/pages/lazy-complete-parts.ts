import { lazyForm } from '../../../components/ui/lazy-form';

/** What other features have in the second step comes while somebody fills in the first. */
export const loadParts = () => import('./complete-parts');

export const DiplomaWizardList = lazyForm(async () => (await loadParts()).DiplomaWizardList);
export const ExperienceWizardList = lazyForm(async () => (await loadParts()).ExperienceWizardList);
export const FileUploads = lazyForm(async () => (await loadParts()).FileUploads);
