import { Types } from 'mongoose';

/** Kinds of records; a kind's place in the list is part of its ids, so new ones go at the end. */
const KINDS = [
  'user',
  'candidate',
  'file',
  'skill',
  'skillCategory',
  'experience',
  'diploma',
  'tag',
  'source',
  'folder',
  'medium',
  'campaign',
  'job',
  'application',
  'applicantLevel',
  'employmentType',
  'interviewTemplate',
  'interview',
  'note',
  'test',
  'scorecard',
  'scorecardCategory',
  'scorecardItem',
  'candidateScorecard',
  'task',
  'email',
  'calendarItem',
  'part',
  'mailTemplate',
  'linkView',
  'conversation',
  'receivedMail',
  'audit',
  'libraryFile',
  'duplicate',
  'candidateView',
  'viewFollower',
  'availabilityAsk',
] as const;
export type Kind = (typeof KINDS)[number];

/** A record has the same id in every demo. Ids of one kind ascend, as MongoDB's do. */
export const demoId = (kind: Kind, index: number): Types.ObjectId =>
  Types.ObjectId.createFromHexString(
    `65b00000d0${KINDS.indexOf(kind).toString(16).padStart(2, '0')}${index.toString(16).padStart(12, '0')}`,
  );
