import type { Types } from 'mongoose';
import { searchFields } from '@byline/backend/common/lists/search.js';
import type { TaskRecord } from '@byline/backend/modules/tasks/task.schema.js';
import { candidateId } from './candidates.ts';
import { PERSONAS } from './personas.ts';
import { demoId } from './ids.ts';
import type { Profile } from './profile.ts';
import { Random } from './random.ts';
import { fill, paragraphs, stamps } from './records.ts';
import { RECRUITERS } from './vocabulary.ts';
import { reached, type DemoContext } from './context.ts';
import { CLIENTS, RECRUITER_TEXTS, type TaskText } from './data.ts';

/** A large agency has many tasks: 20,000 or so at 100,000 candidates. */
const officeTaskCount = (candidates: number): number =>
  Math.min(20_000, Math.max(24, Math.round((candidates - 5_000) / 5)));

interface Subject {
  candidateId: Types.ObjectId | null;
  name: string;
  recruiter: number;
}

/** Overdue, for today, ahead or done. */
function deadlineOf(random: Random, { days }: DemoContext): Pick<TaskRecord, 'deadline' | 'completed' | 'remindedAt'> {
  const time = random.int(18, 35) * 30;
  const when = random.weighted({ overdue: 10, today: 8, ahead: 34, done: 48 });
  const offset = { overdue: -random.int(1, 12), today: 0, ahead: random.int(1, 45), done: -random.int(1, 300) }[when];
  const deadline = days.at(days.workday(offset), time);
  return { deadline, completed: when === 'done', remindedAt: offset > 0 ? null : deadline };
}

function task(
  { title, type, description }: TaskText,
  subject: Subject,
  context: DemoContext,
  random: Random,
): TaskRecord {
  const words = { name: subject.name, client: random.pick(CLIENTS) };
  const { deadline, completed, remindedAt } = deadlineOf(random, context);
  const createdAt = new Date(
    Math.min(deadline.getTime(), context.days.at(0, 0).getTime()) - random.int(1, 14) * 86_400_000,
  );
  return {
    _id: context.numbering.id('task'),
    title: fill(title, words),
    type,
    assignedTo: demoId('user', subject.recruiter),
    deadline,
    description: paragraphs(fill(description, words)),
    completed,
    remindedAt,
    candidateId: subject.candidateId,
    createdBy: demoId('user', subject.recruiter),
    ...searchFields(fill(title, words)),
    ...stamps(createdAt, completed ? deadline : createdAt),
  };
}

export function tasksOf(profile: Profile, context: DemoContext): TaskRecord[] {
  const random = new Random(`tasks ${profile.index}`);
  if (!reached(profile, 'phone_interview') || profile.archived) return [];
  const count =
    profile.index === 0 ? 2 : profile.index < PERSONAS.length ? 1 : random.chance(0.08) ? random.int(1, 2) : 0;
  const subject = {
    candidateId: candidateId(profile),
    name: `${profile.firstname} ${profile.name}`,
    recruiter: profile.recruiter ?? 0,
  };
  return random.some(RECRUITER_TEXTS.tasks, count).map((words) => task(words, subject, context, random));
}

/** Tasks that are about no candidate. */
export const officeTasks = (context: DemoContext): TaskRecord[] =>
  Array.from({ length: officeTaskCount(context.size) }, (_, index) => {
    const random = new Random(`office task ${index}`);
    const subject = { candidateId: null, name: '', recruiter: index % RECRUITERS.length };
    return task(random.pick(RECRUITER_TEXTS.officeTasks), subject, context, random);
  });
