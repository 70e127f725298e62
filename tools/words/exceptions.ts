const NARROW = 'a narrow button below the form of just that';
const COUNTED = 'a narrow column, after a number; French counts what came in';

/** Texts that say a term of docs/domain/words.md otherwise, each with why: the text, a colon, the term's English. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'candidate-portal email_sent_spam: folder': 'of a mail program, not of ours',
  'recruiter-console applications.applied: apply': 'the head of a narrow column of days',
  'recruiter-console campaigns.applied: apply': COUNTED,
  'recruiter-console jobs.applied: apply': COUNTED,
  'recruiter-console campaigns.save: campaign': NARROW,
  'recruiter-console jobForm.save: job': NARROW,
  'recruiter-console mediums.save: medium': NARROW,
  'recruiter-console tests.tab: file': 'a tab; its tests are files too, which only English says',
};
