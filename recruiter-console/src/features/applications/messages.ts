import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  bar: { id: 'applications.bar', defaultMessage: 'Selected applications' },
  beside: { id: 'applications.beside', defaultMessage: 'Applications' },
  openAll: { id: 'applications.openAll', defaultMessage: 'Open all applications for this job' },
  title: { id: 'applications.title', defaultMessage: 'Job applications' },
  all: { id: 'applications.all', defaultMessage: 'All applications' },
  candidate: { id: 'applications.candidate', defaultMessage: 'Candidate' },
  job: { id: 'applications.job', defaultMessage: 'Job' },
  dropJob: { id: 'applications.dropJob', defaultMessage: 'Show the applications for all jobs' },
  noJob: { id: 'applications.noJob', defaultMessage: 'This job does not exist' },
  noJobText: { id: 'applications.noJobText', defaultMessage: 'It was removed, or the address is not right.' },
  applied: { id: 'applications.applied', defaultMessage: 'Applied' },
  actions: { id: 'applications.actions', defaultMessage: 'Actions' },
  search: { id: 'applications.search', defaultMessage: 'Search candidates by name' },
  approve: { id: 'applications.approve', defaultMessage: 'Approve' },
  decline: { id: 'applications.decline', defaultMessage: 'Decline' },
  approveOf: { id: 'applications.approveOf', defaultMessage: 'Approve {name}' },
  declineOf: { id: 'applications.declineOf', defaultMessage: 'Decline {name}' },
  approveQuestion: {
    id: 'applications.approveQuestion',
    defaultMessage: '{count, plural, one {Approve the application of {name}?} other {Approve # applications?}}',
  },
  approveText: {
    id: 'applications.approveText',
    defaultMessage:
      '{count, plural, one {The candidate sees it as successful. No mail is sent.} other {The candidates see them as successful. No mail is sent.}}',
  },
  approved: {
    id: 'applications.approved',
    defaultMessage: '{count, plural, one {Application approved} other {# applications approved}}',
  },
  changedTitle: { id: 'applications.changedTitle', defaultMessage: 'Somebody decided in the meantime' },
  changedText: {
    id: 'applications.changedText',
    defaultMessage: 'Nothing was done and no mail was sent. Look again at {names}.',
  },
  declineTitle: {
    id: 'applications.declineTitle',
    defaultMessage: '{count, plural, one {Decline 1 application} other {Decline # applications}}',
  },
  declineText: {
    id: 'applications.declineText',
    defaultMessage: 'Each candidate gets this mail on their own, from {name}.',
  },
  part: {
    id: 'applications.part',
    defaultMessage: 'Mail {at} of {of}, {language}: {count, plural, one {1 candidate} other {# candidates}}',
  },
  to: { id: 'applications.to', defaultMessage: 'To' },
  subject: { id: 'applications.subject', defaultMessage: 'Subject' },
  message: { id: 'applications.message', defaultMessage: 'Message' },
  send: {
    id: 'applications.send',
    defaultMessage: '{count, plural, one {Decline and send the mail} other {Decline and send # mails}}',
  },
  declined: {
    id: 'applications.declined',
    defaultMessage: '{count, plural, one {Application declined} other {# applications declined}}',
  },
  reason: { id: 'applications.reason', defaultMessage: 'Why, for the agency' },
  reasonHelp: { id: 'applications.reasonHelp', defaultMessage: 'Only colleagues read it.' },
  candidateReason: { id: 'applications.candidateReason', defaultMessage: 'Why, for the candidate' },
  candidateReasonHelp: {
    id: 'applications.candidateReasonHelp',
    defaultMessage: 'Shown beside the application in the portal.',
  },
  removeQuestion: { id: 'applications.removeQuestion', defaultMessage: 'Delete the application of {name}?' },
  removeText: {
    id: 'applications.removeText',
    defaultMessage:
      '“{job}” no longer counts it, and the candidate no longer sees it. No mail is sent. This can’t be undone.',
  },
  removed: { id: 'applications.removed', defaultMessage: 'Application of {name} deleted' },
  why: { id: 'applications.why', defaultMessage: 'Why' },
  toldCandidate: { id: 'applications.toldCandidate', defaultMessage: 'Told to the candidate' },
  itsMail: { id: 'applications.itsMail', defaultMessage: 'the mail that was sent' },
  theirLanguage: { id: 'applications.theirLanguage', defaultMessage: 'The text is in their language: {language}.' },
  defaultSubject: { id: 'applications.defaultSubject', defaultMessage: 'Your application for {job}' },
  defaultSubjectAny: { id: 'applications.defaultSubjectAny', defaultMessage: 'Your application' },
  greeting: { id: 'applications.greeting', defaultMessage: 'Hello,' },
  thanks: {
    id: 'applications.thanks',
    defaultMessage: 'Thank you for applying. We read your profile with care.',
  },
  sorry: {
    id: 'applications.sorry',
    defaultMessage:
      'This time the client chose somebody else. We keep your profile and will come back to you when a project suits you.',
  },
  regards: { id: 'applications.regards', defaultMessage: 'Kind regards,' },
  none: { id: 'applications.none', defaultMessage: 'No applications' },
  noneText: { id: 'applications.noneText', defaultMessage: 'Candidates who apply are listed here.' },
  noneMatch: { id: 'applications.noneMatch', defaultMessage: 'No applications match' },
  noneMatchText: { id: 'applications.noneMatchText', defaultMessage: 'Choose another status or search another name.' },
  noneOfCandidateText: {
    id: 'applications.noneOfCandidateText',
    defaultMessage: 'Jobs this candidate applies for are listed here.',
  },
  appliedOn: { id: 'applications.appliedOn', defaultMessage: 'Applied on {date}' },
});

export const timeStates = defineMessages({
  none: { id: 'job.none', defaultMessage: 'no dates' },
  future: { id: 'job.future', defaultMessage: 'future' },
  ongoing: { id: 'job.ongoing', defaultMessage: 'ongoing' },
  finished: { id: 'job.finished', defaultMessage: 'finished' },
});
