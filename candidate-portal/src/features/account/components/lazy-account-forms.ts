import { lazyForm } from '../../../components/ui/lazy-form';

/** What the account is changed with comes with the first press that asks for it, or before. */
export const loadForms = () => import('./account-forms');

export const AddPasskey = lazyForm(async () => (await loadForms()).AddPasskey);
export const ChangePasskey = lazyForm(async () => (await loadForms()).ChangePasskey);
export const EmailForm = lazyForm(async () => (await loadForms()).EmailForm);
export const PasswordForm = lazyForm(async () => (await loadForms()).PasswordForm);
export const RemovalDialog = lazyForm(async () => (await loadForms()).RemovalDialog);
export const TwoFactorProof = lazyForm(async () => (await loadForms()).TwoFactorProof);
export const TwoFactorSetup = lazyForm(async () => (await loadForms()).TwoFactorSetup);
