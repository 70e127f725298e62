import type { Change, ChangeKind } from '@byline/shared-types/domain';
import type { api } from '../../api';

export type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/** The candidate's page includes the record. */
const inCandidate = ({ candidateId }: Change): Tag[] => (candidateId ? [{ type: 'Candidate', id: candidateId }] : []);
const one = (type: 'Job' | 'Medium', { id }: Change): Tag[] =>
  id === null
    ? [type]
    : [
        { type, id },
        { type, id: 'LIST' },
      ];

const TAGS: Record<ChangeKind, (change: Change) => readonly Tag[]> = {
  application: ({ id }) => [id === null ? 'JobApplication' : { type: 'JobApplication', id: 'REST' }, 'Job'],
  'bulk-operation': () => ['BulkOperation'],
  'calendar-item': () => ['CalendarItem'],
  campaign: () => ['Campaign'],
  candidate: ({ id }) => ['CandidateTiles', id === null ? 'Candidate' : { type: 'Candidate', id }],
  'candidate-scorecard': () => ['CandidateScorecard'],
  diploma: (change) => ['Diploma', ...inCandidate(change)],
  email: () => ['Email'],
  experience: (change) => ['Experience', ...inCandidate(change)],
  file: inCandidate,
  folder: () => ['Folder'],
  interview: () => ['Interview'],
  'interview-template': () => ['InterviewTemplate', 'Interview'],
  job: (change) => one('Job', change),
  'mail-template': () => ['MailTemplate'],
  medium: (change) => one('Medium', change),
  note: () => ['Note'],
  scorecard: () => ['Scorecard'],
  'scorecard-category': () => ['ScorecardCategory', 'Scorecard'],
  skill: () => ['Skill'],
  'skill-category': () => ['SkillCategory', 'Skill'],
  source: () => ['Source'],
  tag: () => ['Tag'],
  task: () => ['Task'],
  test: () => ['Test'],
  viewer: ({ candidateId }) => (candidateId ? [{ type: 'Viewer', id: candidateId }] : []),
};

/** The cached answers that a change makes old. */
export const tagsOf = (change: Change): readonly Tag[] => TAGS[change.kind](change);

/** Those of every kind, after an unknown number of changes. */
export const allTags = (): Tag[] =>
  (Object.keys(TAGS) as ChangeKind[]).flatMap((kind) => tagsOf({ kind, id: null, candidateId: null, by: null }));
