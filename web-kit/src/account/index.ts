export { useOwnEmail, useWaitingEmail } from './own-email';
export { passwordStrength } from './password-strength';
export { passwordEyes, strengthWords, type PasswordName } from './password-words';
export { isHandheld, LastSeen, useDeviceName } from './session-words';
export { UsernameInput } from './UsernameInput';
export { useEndSessions } from './useEndSessions';
