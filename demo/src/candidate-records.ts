import type { Types } from 'mongoose';
import { applicationsOf, isCounted } from './applications.ts';
import { asksOf } from './asks.ts';
import { candidateRecord, diplomaRecords, experienceRecords } from './candidates.ts';
import { auditOf } from './audit.ts';
import { emailsOf } from './emails.ts';
import { filesOf, testFile, type FileDraft } from './files.ts';
import { foldersOf } from './folders.ts';
import { interviewsOf } from './interviews.ts';
import { notesOf } from './notes.ts';
import type { Profile } from './profile.ts';
import { answersOf, withBounce } from './received-mails.ts';
import { scorecardsOf } from './ratings.ts';
import { tasksOf } from './tasks.ts';
import { testsOf } from './tests.ts';
import { isWorkedWith, type DemoContext } from './context.ts';
import { bookingsOf } from './work.ts';

/** All records of one candidate. */
export function recordsOf(profile: Profile, context: DemoContext) {
  const files = filesOf(profile, context);
  const applications = applicationsOf(profile, context);
  const handIn = (name: string): FileDraft | null => {
    const file = testFile(profile, context, name);
    if (file) files.push(file);
    return file;
  };
  const worked = isWorkedWith(profile);
  const emails = withBounce(profile, worked ? emailsOf(profile, context, applications) : []);
  const tests = worked ? testsOf(profile, context, handIn) : [];
  const avatar: Types.ObjectId | null = files.find(({ record }) => record.kind === 'avatar')?.record._id ?? null;
  const ties = {
    avatar,
    folders: foldersOf(profile),
    jobs: applications.filter(isCounted).map(({ jobId }) => jobId),
    bookings: bookingsOf(applications, context),
  };
  const candidate = candidateRecord(profile, ties, context);
  return {
    candidate,
    asks: asksOf(profile, candidate, context),
    experience: experienceRecords(profile, context),
    diplomas: diplomaRecords(profile, context),
    applications,
    interviews: worked ? interviewsOf(profile, context) : [],
    notes: worked ? notesOf(profile, context) : [],
    tests,
    scorecards: worked ? scorecardsOf(profile, context) : [],
    emails,
    received: answersOf(profile, context, emails),
    tasks: worked ? tasksOf(profile, context) : [],
    audit: worked ? auditOf(profile, context) : [],
    files,
  };
}

export type CandidateRecords = ReturnType<typeof recordsOf>;
