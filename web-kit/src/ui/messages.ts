import { defineMessages } from 'react-intl';

/** Asked before something typed is lost. */
export const leaveWords = defineMessages({
  title: { id: 'leave.title', defaultMessage: 'Leave without saving?' },
  text: { id: 'leave.text', defaultMessage: 'What you typed is not saved yet.' },
  files: { id: 'leave.files', defaultMessage: 'A file is still on its way.' },
  discard: { id: 'leave.discard', defaultMessage: 'Discard' },
  stay: { id: 'leave.stay', defaultMessage: 'Stay' },
  save: { id: 'leave.save', defaultMessage: 'Save and leave' },
});

/** In place of a piece of a screen that broke. */
export const brokenWords = defineMessages({
  title: { id: 'broken.title', defaultMessage: 'This part broke' },
  text: {
    id: 'broken.text',
    defaultMessage: 'Try again. If it stays like this, load the page again; what you saved is safe.',
  },
});

/** While there is no network. */
export const offlineWords = defineMessages({
  banner: { id: 'offline.banner', defaultMessage: 'No network. What you type is kept on this device.' },
  title: { id: 'offline.title', defaultMessage: 'No network' },
  text: {
    id: 'offline.text',
    defaultMessage: 'This screen opens by itself once there is one again. What you saved is safe.',
  },
});

/** While something loads, and when it failed. */
export const stateWords = defineMessages({
  loading: { id: 'state.loading', defaultMessage: 'Loading' },
  retry: { id: 'state.retry', defaultMessage: 'Try again' },
  stars: { id: 'state.stars', defaultMessage: '{level} of 5 stars' },
});
