import { defineMessages } from 'react-intl';

export const layout = defineMessages({
  tagline: { id: 'layout.tagline', defaultMessage: 'For people who write, translate and design' },
  language: { id: 'layout.language', defaultMessage: 'Language' },
  skip: { id: 'layout.skip', defaultMessage: 'Skip to the content' },
  pages: { id: 'layout.pages', defaultMessage: 'Your pages' },
  profile: { id: 'layout.profile', defaultMessage: 'Profile' },
  work: { id: 'layout.work', defaultMessage: 'Work' },
  education: { id: 'layout.education', defaultMessage: 'Education' },
  links: { id: 'layout.links', defaultMessage: 'Links' },
  applications: { id: 'layout.applications', defaultMessage: 'Job applications' },
  applicationsShort: { id: 'layout.applicationsShort', defaultMessage: 'Applications' },
  logout: { id: 'layout.logout', defaultMessage: 'Log out' },
  privacy: { id: 'layout.privacy', defaultMessage: 'Privacy' },
  cookies: { id: 'layout.cookies', defaultMessage: 'Cookie policy' },
  terms: { id: 'layout.terms', defaultMessage: 'Terms' },
  printed: { id: 'layout.printed', defaultMessage: 'Byline, printed on {day}' },
});

/** Of the menu behind the initials, which is on every page of a candidate. */
export const menu = defineMessages({
  menu: { id: 'account.menu', defaultMessage: 'Your account' },
  account: { id: 'account.page', defaultMessage: 'Account' },
  publicPage: { id: 'account.publicPage', defaultMessage: 'Your public page' },
  theme: { id: 'account.theme', defaultMessage: 'Theme' },
});

export const themes = defineMessages({
  system: { id: 'account.theme.system', defaultMessage: 'System' },
  light: { id: 'account.theme.light', defaultMessage: 'Light' },
  dark: { id: 'account.theme.dark', defaultMessage: 'Dark' },
});
