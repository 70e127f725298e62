import type { Change, ChangeKind } from '@byline/shared-types/domain';
import type { api } from '../../api';
import { COUNTS, LIST, type byCandidate } from '../../api/candidate-tags';

export type Tag = Parameters<typeof api.util.invalidateTags>[0][number];

/** The candidate's page includes the record. */
const inCandidate = ({ candidateId }: Change): Tag[] => (candidateId ? [{ type: 'Candidate', id: candidateId }] : []);
/** The lists of all candidates, those with the record, and those of its candidate (`byCandidate` of the API). */
const ofCandidate = (type: Parameters<typeof byCandidate>[0], { id, candidateId }: Change): Tag[] =>
  id === null ? [type] : [LIST, id, candidateId ?? COUNTS].map((tagId) => ({ type, id: tagId }));
const one = (type: 'Job' | 'Medium', { id }: Change): Tag[] =>
  id === null
    ? [type]
    : [
        { type, id },
        { type, id: LIST },
      ];

const TAGS: Record<ChangeKind, (change: Change) => readonly Tag[]> = {
  application: ({ id }) => [id === null ? 'JobApplication' : { type: 'JobApplication', id: 'REST' }, 'Job'],
  'bulk-operation': () => ['BulkOperation'],
  'calendar-item': (change) => ofCandidate('CalendarItem', change),
  campaign: () => ['Campaign'],
  candidate: ({ id }) =>
    id === null
      ? ['CandidateTiles', 'Candidate']
      : ['CandidateTiles', { type: 'Candidate', id }, { type: 'JobApplication', id }],
  'candidate-scorecard': (change) => ofCandidate('CandidateScorecard', change),
  'candidate-view': () => ['CandidateView'],
  conversation: (change) => ofCandidate('Conversation', change),
  diploma: (change) => [...ofCandidate('Diploma', change), ...inCandidate(change)],
  duplicate: () => ['Duplicate'],
  email: (change) => ofCandidate('Email', change),
  experience: (change) => [...ofCandidate('Experience', change), ...inCandidate(change)],
  file: inCandidate,
  folder: () => ['Folder'],
  interview: (change) => ofCandidate('Interview', change),
  'interview-template': () => ['InterviewTemplate', 'Interview'],
  // Applications show the period of work of their job.
  job: (change) => [
    ...one('Job', change),
    change.id === null ? 'JobApplication' : { type: 'JobApplication', id: change.id },
  ],
  'mail-template': () => ['MailTemplate'],
  medium: (change) => one('Medium', change),
  note: (change) => ofCandidate('Note', change),
  scorecard: () => ['Scorecard'],
  'scorecard-category': () => ['ScorecardCategory', 'Scorecard'],
  skill: () => ['Skill'],
  'skill-category': () => ['SkillCategory', 'Skill'],
  source: () => ['Source'],
  tag: () => ['Tag'],
  task: (change) => ofCandidate('Task', change),
  test: (change) => ofCandidate('Test', change),
  viewer: ({ candidateId }) => (candidateId ? [{ type: 'Viewer', id: candidateId }] : []),
};

/** The cached answers that a change makes old. */
export const tagsOf = (change: Change): readonly Tag[] => TAGS[change.kind](change);

/** Those of every kind, after an unknown number of changes. */
export const allTags = (): Tag[] =>
  (Object.keys(TAGS) as ChangeKind[]).flatMap((kind) => tagsOf({ kind, id: null, candidateId: null, by: null }));
