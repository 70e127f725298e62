import { defineMessages } from 'react-intl';

/** Asked before something typed is lost. */
export const leaveWords = defineMessages({
  title: { id: 'leave.title', defaultMessage: 'Leave without saving?' },
  text: { id: 'leave.text', defaultMessage: 'What you typed is not saved yet.' },
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

/** While something loads, and when it failed. */
export const stateWords = defineMessages({
  loading: { id: 'state.loading', defaultMessage: 'Loading' },
  retry: { id: 'state.retry', defaultMessage: 'Try again' },
  stars: { id: 'state.stars', defaultMessage: '{level} of 5 stars' },
});
