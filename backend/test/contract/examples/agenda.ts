import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmailRecord } from '../../../src/modules/mail/email.schema.js';
import { nothing, withBody, type ExampleOf, type Examples } from '../example.js';
import type { World } from '../world.js';

/** Mails are planned a year ahead at most. */
const LATER = new Date(Date.now() + 30 * 86_400_000).toISOString();

const newTask = ({ candidateId, colleagueId }: World) => ({
  title: 'Call back',
  type: 'call',
  assignedTo: colleagueId,
  candidateId,
  deadline: LATER,
  description: '<p>About the test</p>',
});
const task: ExampleOf = async (world) => ({ params: { id: await world.make('/tasks', newTask(world)) } });

const newItem = ({ colleagueId }: World) => ({
  title: 'Interview Noor',
  startDate: '2099-11-18T09:00:00.000Z',
  endDate: '2099-11-18T10:30:00.000Z',
  assignedTo: colleagueId,
});
const item: ExampleOf = async (world) => ({ params: { id: await world.make('/calendar', newItem(world)) } });

const newNote = ({ candidateId, colleagueId }: World) => ({
  candidateId,
  description: '<p>Prefers mornings.</p>',
  mentions: [colleagueId],
  score: 2,
});
const note: ExampleOf = async (world) => ({ params: { id: await world.make('/notes', newNote(world)) } });

const newEmail = ({ candidateId }: World) => ({
  candidateId,
  to: { name: 'Camille Lefèvre', email: 'camille@example.be' },
  cc: [{ name: 'Noor', email: 'noor@example.be' }],
  subject: 'An interview with our team',
  message: '<p>Shall we <strong>meet</strong>?</p>',
  scheduledAt: LATER,
});
const email: ExampleOf = async (world) => ({ params: { id: await world.make('/emails', newEmail(world)) } });

/** Tasks, the calendar, notes and mails. */
export const agenda: Examples = {
  listTasks: nothing,
  createTask: (world) => ({ body: newTask(world) }),
  getTask: task,
  updateTask: withBody(task, { completed: true }),
  deleteTask: task,
  listCalendarItems: nothing,
  createCalendarItem: (world) => ({ body: newItem(world) }),
  updateCalendarItem: withBody(item, { title: 'Interview Bart', endDate: '2099-11-18T11:00:00.000Z' }),
  deleteCalendarItem: item,
  listNotes: nothing,
  createNote: (world) => ({ body: newNote(world) }),
  getNote: note,
  updateNote: withBody(note, { description: '<p>Prefers evenings.</p>', score: 3 }),
  deleteNote: note,
  listEmails: nothing,
  createEmail: (world) => ({ body: newEmail(world) }),
  getEmail: email,
  updateEmail: withBody(email, { subject: 'Another day' }),
  cancelEmail: email,
  retryEmail: async (world) => {
    const id = await world.make('/emails', newEmail(world));
    const emails = world.api.app.get<Model<EmailRecord>>(getModelToken('Email'));
    await emails.updateOne({ _id: id }, { $set: { status: 'failed', reason: '550 no such user' } });
    return { params: { id } };
  },
};
