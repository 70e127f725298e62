import { Types } from 'mongoose';
import type { CandidateRecord } from '../../../src/modules/candidates/record/candidate.record.js';
import type { EmailRecord } from '../../../src/modules/mail/email.record.js';
import { receiveMail } from '../../factories/conversations.js';
import { form, pdf } from '../../factories/uploads.js';
import { nothing, withBody, type ExampleOf, type Examples } from '../example.js';
import { unique, type ContractContext } from '../contract-context.js';

/** Mails can be scheduled at most a year ahead. */
const LATER = new Date(Date.now() + 30 * 86_400_000).toISOString();

const newTask = ({ candidateId, colleagueId }: ContractContext) => ({
  title: 'Call back',
  type: 'call',
  assignedTo: colleagueId,
  candidateId,
  deadline: LATER,
  description: '<p>About the test</p>',
});
const task: ExampleOf = async (context) => ({ params: { id: await context.make('/tasks', newTask(context)) } });

const newItem = ({ candidateId, colleagueId }: ContractContext) => ({
  title: 'Interview Noor',
  startDate: '2099-11-18T09:00:00.000Z',
  endDate: '2099-11-18T10:30:00.000Z',
  assignedTo: colleagueId,
  candidateId,
  recruiters: [],
  type: 'live_interview',
  place: 'Oudaan 12, Antwerpen',
  callLink: 'https://meet.byline.example/noor',
});
const item: ExampleOf = async (context) => ({ params: { id: await context.make('/calendar', newItem(context)) } });

const ofCandidate: ExampleOf = ({ candidateId }) => ({ params: { id: candidateId } });

const newNote = ({ candidateId, colleagueId }: ContractContext) => ({
  candidateId,
  description: '<p>Prefers mornings.</p>',
  mentions: [colleagueId],
  score: 2,
});
const note: ExampleOf = async (context) => ({ params: { id: await context.make('/notes', newNote(context)) } });

const newEmail = ({ candidateId }: ContractContext) => ({
  candidateId,
  to: { name: 'Camille Lefèvre', email: 'camille@example.be' },
  cc: [{ name: 'Noor', email: 'noor@example.be' }],
  subject: 'An interview with our team',
  message: '<p>Shall we <strong>meet</strong>?</p>',
  scheduledAt: LATER,
});
const conversation: ExampleOf = async ({ api, candidateId }) => ({
  params: { id: await receiveMail(api, { candidateId: new Types.ObjectId(candidateId) }) },
});
const unmatched: ExampleOf = async ({ api }) => ({ params: { id: await receiveMail(api) } });
const email: ExampleOf = async (context) => ({ params: { id: await context.make('/emails', newEmail(context)) } });

/** A conversation with a mail that the candidate got. */
const ownConversation: ExampleOf = async (context) => {
  const { api, candidateId } = context;
  const candidate = await api
    .model<CandidateRecord>('Candidate')
    .findById(candidateId)
    .orFail()
    .lean<CandidateRecord>();
  const to = { name: 'Camille Lefèvre', email: candidate.email };
  const _id = await context.make('/emails', { ...newEmail(context), to });
  const change = { $set: { status: 'sent' as const, sentAt: new Date() } };
  const mail = await api.model<EmailRecord>('Email').findOneAndUpdate({ _id }, change).orFail().lean<EmailRecord>();
  return { params: { id: String(mail.conversationId) } };
};

/** A file that the candidate got. */
const ownConversationFile: ExampleOf = async (context) => {
  const { api, candidateId } = context;
  const fileId = await context.make('/files', form(await pdf(), 'Contract.pdf', { candidateId }));
  const { params } = await ownConversation(context);
  const attachment = { fileId: new Types.ObjectId(fileId), name: 'Contract.pdf', size: 1, mimeType: 'application/pdf' };
  const conversationId = new Types.ObjectId(params?.id);
  await api.model<EmailRecord>('Email').updateMany({ conversationId }, { $set: { attachments: [attachment] } });
  return { params: { id: String(conversationId), fileId } };
};

const newMailTemplate = () => ({
  name: unique('After the test'),
  purpose: 'decline',
  texts: [{ language: 'en', subject: 'Your test for {{job|us}}', message: '<p>Hello {{firstname}}</p>' }],
});
const mailTemplate: ExampleOf = async (context) => ({
  params: { id: await context.make('/mailtemplates', newMailTemplate()) },
});

const libraryFile: ExampleOf = async (context) => ({
  params: { id: await context.make('/libraryfiles', form(await pdf(), `${unique('Terms')}.pdf`)) },
});

/** Tasks, the calendar, notes and mails. */
export const agenda: Examples = {
  getChanges: nothing,
  viewCandidate: ofCandidate,
  leaveCandidate: ofCandidate,
  getConversationWriters: conversation,
  writeAnswer: conversation,
  stopWritingAnswer: conversation,
  listTasks: nothing,
  countTasks: nothing,
  createTask: (context) => ({ body: newTask(context) }),
  getTask: task,
  updateTask: withBody(task, { completed: true }),
  deleteTask: task,
  listCalendarItems: nothing,
  createCalendarItem: (context) => ({ body: newItem(context) }),
  getCalendarItem: item,
  updateCalendarItem: withBody(item, { title: 'Interview Bart', endDate: '2099-11-18T11:00:00.000Z' }),
  deleteCalendarItem: item,
  listNotes: nothing,
  createNote: (context) => ({ body: newNote(context) }),
  getNote: note,
  updateNote: withBody(note, { description: '<p>Prefers evenings.</p>', score: 3 }),
  deleteNote: note,
  listConversations: nothing,
  countConversations: nothing,
  countMatchingConversations: nothing,
  getConversation: conversation,
  updateConversation: withBody(conversation, { done: true, assigneeId: null }),
  readConversation: conversation,
  unreadConversation: conversation,
  finishConversations: async (context) => ({ body: { ids: [await receiveMail(context.api)] } }),
  suggestSenders: unmatched,
  assignConversation: async (context) => ({
    ...(await unmatched(context)),
    body: { candidateId: context.candidateId, keepAddress: true },
  }),
  discardConversation: unmatched,
  listEmails: nothing,
  createEmail: (context) => ({ body: newEmail(context) }),
  getEmail: email,
  updateEmail: withBody(email, { subject: 'Another day' }),
  cancelEmail: email,
  takeOverEmail: email,
  getMailFields: ({ candidateId }) => ({ params: { id: candidateId } }),
  countOwnConversations: nothing,
  listOwnConversations: nothing,
  readOwnConversation: ownConversation,
  downloadConversationFile: ownConversationFile,
  answerConversation: withBody(ownConversation, { message: 'Wednesday at two is fine.' }),
  listMailTemplates: nothing,
  createMailTemplate: () => ({ body: newMailTemplate() }),
  getMailTemplate: mailTemplate,
  updateMailTemplate: withBody(mailTemplate, { purpose: 'free', isDefault: true }),
  deleteMailTemplate: mailTemplate,
  getMailTemplateUses: mailTemplate,
  testMailTemplate: withBody(mailTemplate, { language: 'en' }),
  listLibraryFiles: nothing,
  uploadLibraryFile: async () => ({ body: form(await pdf(), `${unique('Terms')}.pdf`) }),
  updateLibraryFile: withBody(libraryFile, () => ({ name: `${unique('Terms 2027')}.pdf` })),
  deleteLibraryFile: libraryFile,
  downloadLibraryFile: libraryFile,
  retryEmail: async (context) => {
    const id = await context.make('/emails', newEmail(context));
    const emails = context.api.model<EmailRecord>('Email');
    await emails.updateOne({ _id: id }, { $set: { status: 'failed', reason: '550 no such user' } });
    return { params: { id } };
  },
};
