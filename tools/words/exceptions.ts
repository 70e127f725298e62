const NARROW = 'a narrow button below the form of just that';
const COUNTED = 'a narrow column, after a number; French counts what came in';

/** Texts that say a term of docs/domain/words.md otherwise, each with why: the text, a colon, the term's English. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'backend archive.fact.pendingEmail: mail': 'a narrow column beside its value; French says which address',
  'backend mail.archive_ready.after2: log in': 'French says what the other person does with the account',
  'backend mail.login_rescued.text2: log in': 'the sentence before it says it in French',
  'backend mail.login_rescued_notice.subject: log in': 'a subject is short; French names the connection',
  'candidate-portal email_sent_spam: folder': 'of a mail program, not of ours',
  'recruiter-console applications.applied: apply': 'the head of a narrow column of days',
  'recruiter-console campaigns.applied: apply': COUNTED,
  'recruiter-console jobs.applied: apply': COUNTED,
  'recruiter-console campaigns.save: campaign': NARROW,
  'recruiter-console jobForm.save: job': NARROW,
  'recruiter-console mediums.save: medium': NARROW,
  'recruiter-console tests.tab: file': 'a tab; its tests are files too, which only English says',
};
