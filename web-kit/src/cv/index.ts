export {
  contactOf,
  diplomaInputs,
  isContact,
  jobInputs,
  profileChanges,
  type Accepted,
  type ProfileChanges,
  type ContactValues,
} from './changes';
export { CvMessages } from './CvMessages';
export { useCvT } from './useCvT';
export { CvImport, type CvImportProps } from './CvImport';
export type { CvKind } from './proposals';
export { NOBODY, type KnownProfile } from './reading';
export { useUnsavedLines } from './useReviewGuard';
