import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  newHere: { id: 'register.newHere', defaultMessage: 'New here?' },
  newHereLead: {
    id: 'register.newHereLead',
    defaultMessage: 'Make a profile once. We read it, and call you when a project suits you.',
  },
  firstname: { id: 'register.firstname', defaultMessage: 'First name' },
  lastname: { id: 'register.lastname', defaultMessage: 'Last name' },
  create: { id: 'register.create', defaultMessage: 'Create account' },
  creating: { id: 'register.creating', defaultMessage: 'Creating your account' },
  human: { id: 'botCheck.human', defaultMessage: 'I’m human' },
  notChecked: { id: 'botCheck.notChecked', defaultMessage: 'Not checked yet' },
  checking: { id: 'botCheck.checking', defaultMessage: 'Checking' },
  verified: { id: 'botCheck.verified', defaultMessage: 'Verified' },
  checkFailed: { id: 'botCheck.failed', defaultMessage: 'The check failed, try again' },
  stepOf: { id: 'register.stepOf', defaultMessage: 'Step {step} of 2' },
  welcome: { id: 'register.welcome', defaultMessage: 'Welcome, {firstname}' },
  title: { id: 'register.title', defaultMessage: 'Create your account' },
  function: { id: 'register.function', defaultMessage: 'Function' },
  language: { id: 'register.language', defaultMessage: 'Language' },
  email: { id: 'register.email', defaultMessage: 'Email' },
  emailHelp: { id: 'register.emailHelp', defaultMessage: 'We send a link to this address to confirm it.' },
  fillIn: {
    id: 'register.fillIn',
    defaultMessage: 'Please fill in all fields and ensure the email address is unique.',
  },
  password: { id: 'register.password', defaultMessage: 'Password' },
  confirm: { id: 'register.confirm', defaultMessage: 'Password confirmation' },
  linkedin: { id: 'register.linkedin', defaultMessage: 'LinkedIn' },
  newsletter: { id: 'register.newsletter', defaultMessage: 'Send me the newsletter, about once a month' },
  newsletterLabel: { id: 'register.newsletterLabel', defaultMessage: 'Newsletter' },
  privacy: {
    id: 'register.privacy',
    defaultMessage: 'I agree that {agency} keeps my data, as described in the <link>privacy statement</link>',
  },
  privacyLabel: { id: 'register.privacyLabel', defaultMessage: 'Privacy statement' },
  trust: { id: 'register.trust', defaultMessage: 'Who works with us' },
  trustLogos: { id: 'register.trustLogos', defaultMessage: 'Agencies and brands that work with our network' },
  sentLead: {
    id: 'register.sentLead',
    defaultMessage:
      'Open the link we sent to <b>{email}</b> to confirm your address. It works for 48 hours. If you have an account already, the mail says so.',
  },
  resend: { id: 'register.resend', defaultMessage: 'Send the link again' },
  activating: { id: 'activation.title', defaultMessage: 'Confirming your address' },
  activated: { id: 'activation.welcome', defaultMessage: 'Welcome, {firstname}' },
  activatedLead: {
    id: 'activation.lead',
    defaultMessage: 'Your address is confirmed. Fill in your profile, so that we know which projects suit you.',
  },
  getStarted: { id: 'activation.getStarted', defaultMessage: 'Get started' },
  activationFailed: { id: 'activation.failed', defaultMessage: 'We could not confirm your address' },
  alreadyActivated: { id: 'activation.already', defaultMessage: 'Your address is already confirmed' },
  alreadyActivatedLead: {
    id: 'activation.alreadyLead',
    defaultMessage: 'You opened this link before. Log in with your email address and password.',
  },
  choose: { id: 'activation.choose', defaultMessage: 'Choose your password' },
  chooseLead: {
    id: 'activation.chooseLead',
    defaultMessage:
      'For <b>{email}</b>. A password that was given when registering no longer counts. If we knew you already, your profile comes with your account.',
  },
  howItWorks: { id: 'how.title', defaultMessage: 'How it works' },
  completeTitle: { id: 'how.welcome', defaultMessage: 'Welcome to {product}' },
  completeLead: {
    id: 'how.lead',
    defaultMessage: 'Log in to complete your profile. It takes about ten minutes.',
  },
  question: { id: 'how.question', defaultMessage: 'Question' },
  questionText: {
    id: 'how.questionText',
    defaultMessage: 'A client tells us what they need written, translated or designed.',
  },
  meet: { id: 'how.meet', defaultMessage: 'Meet' },
  meetText: {
    id: 'how.meetText',
    defaultMessage: 'We read your profile and introduce you when the project suits you.',
  },
  match: { id: 'how.match', defaultMessage: 'Match' },
  matchText: { id: 'how.matchText', defaultMessage: 'You agree on the work together, and we look after the rest.' },
});
