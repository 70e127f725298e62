import { lazyForm } from '../../../../components/ui/lazy-form';

/** What the blocks of the profile are edited with comes with the first of them that is, or is about to be. */
export const loadForms = () => import('./block-forms');

export const AboutForm = lazyForm(async () => (await loadForms()).AboutForm);
export const AvailabilityForm = lazyForm(async () => (await loadForms()).AvailabilityForm);
export const PersonalForm = lazyForm(async () => (await loadForms()).PersonalForm);
export const SkillsForm = lazyForm(async () => (await loadForms()).SkillsForm);
export const WorkForm = lazyForm(async () => (await loadForms()).WorkForm);
