import { defineMessages } from 'react-intl';

/** Something is typed that this page does not show. */
export const logoutWords = defineMessages({
  title: { id: 'logout.title', defaultMessage: 'Log out without saving?' },
  text: {
    id: 'logout.text',
    defaultMessage:
      'In another tab of your browser, or in a form you left, is something you typed and did not save. Logging out drops it.',
  },
  action: { id: 'logout.action', defaultMessage: 'Log out' },
});
