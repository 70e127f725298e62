export { AddPasskey } from './AddPasskey';
export { ChangePasskey } from './ChangePasskey';
export { EmailForm } from './EmailForm';
export { PasswordForm } from './PasswordForm';
export { RemovalDialog } from './RemovalDialog';
export { TwoFactorProof } from './TwoFactorProof';
export { TwoFactorSetup } from './TwoFactorSetup';
