import type { Types } from 'mongoose';
import { applicationsOf } from './applications.ts';
import { candidateRecord, diplomaRecords, experienceRecords } from './candidates.ts';
import { emailsOf } from './emails.ts';
import { filesOf, testFile, type FileDraft } from './files.ts';
import { foldersOf } from './folders.ts';
import { interviewsOf } from './interviews.ts';
import { notesOf } from './notes.ts';
import type { Profile } from './profile.ts';
import { scorecardsOf } from './ratings.ts';
import { tasksOf } from './tasks.ts';
import { testsOf } from './tests.ts';
import { isWorkedWith, type World } from './world.ts';

/** Everything that is stored of one candidate. */
export function storyOf(profile: Profile, world: World) {
  const files = filesOf(profile, world);
  const applications = applicationsOf(profile, world);
  const handIn = (name: string): FileDraft | null => {
    const file = testFile(profile, world, name);
    if (file) files.push(file);
    return file;
  };
  const worked = isWorkedWith(profile);
  const tests = worked ? testsOf(profile, world, handIn) : [];
  const avatar: Types.ObjectId | null = files.find(({ record }) => record.kind === 'avatar')?.record._id ?? null;
  const ties = { avatar, folders: foldersOf(profile), jobs: applications.map(({ jobId }) => jobId) };
  return {
    candidate: candidateRecord(profile, ties, world),
    experience: experienceRecords(profile, world),
    diplomas: diplomaRecords(profile, world),
    applications,
    interviews: worked ? interviewsOf(profile, world) : [],
    notes: worked ? notesOf(profile, world) : [],
    tests,
    scorecards: worked ? scorecardsOf(profile, world) : [],
    emails: worked ? emailsOf(profile, world, applications) : [],
    tasks: worked ? tasksOf(profile, world) : [],
    files,
  };
}

export type Story = ReturnType<typeof storyOf>;
