export { keepSession } from './keep-session';
export {
  firstStepTaken,
  isRecruiter,
  languageChosen,
  loggedIn,
  loggedOut,
  sessionEnded,
  sessionReducer,
  startingSession,
  useChosenLanguage,
  useCurrentUser,
  useFirstStep,
  useSession,
  useSessionExpired,
} from './session';
export { SessionWatch } from './SessionWatch';
export type { Session } from './storage';
