import type { ChangeKind } from '@byline/shared-types/domain';

/** The kinds by the names of their models. Changes of other collections stay inside: accounts, sessions, drafts, logs, counters. */
export const KIND_OF: Readonly<Record<string, ChangeKind>> = {
  BulkOperation: 'bulk-operation',
  CalendarItem: 'calendar-item',
  Campaign: 'campaign',
  Candidate: 'candidate',
  CandidateScorecard: 'candidate-scorecard',
  Diploma: 'diploma',
  Email: 'email',
  Experience: 'experience',
  File: 'file',
  Folder: 'folder',
  Interview: 'interview',
  InterviewTemplate: 'interview-template',
  Job: 'job',
  JobApplication: 'application',
  Medium: 'medium',
  Note: 'note',
  Scorecard: 'scorecard',
  ScorecardCategory: 'scorecard-category',
  Skill: 'skill',
  SkillCategory: 'skill-category',
  Source: 'source',
  Tag: 'tag',
  Task: 'task',
  Test: 'test',
};
