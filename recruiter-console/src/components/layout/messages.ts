import { defineMessages } from '../../i18n/define';

export const layout = defineMessages({
  skip: { id: 'layout.skip', defaultMessage: 'Skip to the content' },
  main: { id: 'layout.main', defaultMessage: 'Main' },
  candidates: { id: 'layout.candidates', defaultMessage: 'Candidates' },
  applications: { id: 'layout.applications', defaultMessage: 'Applications' },
  settings: { id: 'layout.settings', defaultMessage: 'Settings' },
  recruiters: { id: 'layout.recruiters', defaultMessage: 'Recruiters' },
  searchCandidates: { id: 'layout.searchCandidates', defaultMessage: 'Search candidates' },
  newCandidate: { id: 'layout.newCandidate', defaultMessage: 'New candidate' },
  account: { id: 'layout.account', defaultMessage: 'Account of {name}' },
  language: { id: 'layout.language', defaultMessage: 'Language' },
  theme: { id: 'layout.theme', defaultMessage: 'Theme' },
  light: { id: 'layout.light', defaultMessage: 'Light' },
  dark: { id: 'layout.dark', defaultMessage: 'Dark' },
  logOut: { id: 'layout.logOut', defaultMessage: 'Log out' },
  notFound: { id: 'layout.notFound', defaultMessage: 'Not found' },
  notFoundText: { id: 'layout.notFoundText', defaultMessage: 'There is nothing at this address.' },
  toCandidates: { id: 'layout.toCandidates', defaultMessage: 'To the candidates' },
  brokenTitle: { id: 'layout.brokenTitle', defaultMessage: 'This screen broke' },
  brokenText: { id: 'layout.brokenText', defaultMessage: 'Load it again. What you saved is safe.' },
  reload: { id: 'layout.reload', defaultMessage: 'Load again' },
});
