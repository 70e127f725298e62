import { defineMessages } from 'react-intl';

export const stepWords = defineMessages({
  label: { id: 'steps.label', defaultMessage: 'Steps' },
  done: { id: 'steps.done', defaultMessage: ', done' },
});
