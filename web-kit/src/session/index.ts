export { keepSession } from './keep-session';
export {
  firstStepTaken,
  isRecruiter,
  languageChosen,
  loggedIn,
  loggedOut,
  screenStayed,
  sessionEnded,
  sessionReducer,
  startingSession,
  useChosenLanguage,
  useCurrentUser,
  useFirstStep,
  useSession,
  useSessionExpired,
  userChanged,
  useWasSaving,
  type SessionState,
} from './session';
export { SessionWatch } from './SessionWatch';
export { useLogOut } from './useLogOut';
export type { Session } from './storage';
