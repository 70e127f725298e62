import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'experience.title', defaultMessage: 'Work experience' },
  add: { id: 'experience.add', defaultMessage: 'Add work experience' },
  editOne: { id: 'experience.editOne', defaultMessage: 'Edit {name}' },
  editTitle: { id: 'experience.editTitle', defaultMessage: 'Edit work experience' },
  function: { id: 'experience.function', defaultMessage: 'Function' },
  company: { id: 'experience.company', defaultMessage: 'Company' },
  from: { id: 'experience.from', defaultMessage: 'From' },
  to: { id: 'experience.to', defaultMessage: 'To' },
  toHelp: { id: 'experience.toHelp', defaultMessage: 'Leave it empty when you still work there.' },
  none: { id: 'experience.none', defaultMessage: 'No work experience yet' },
  noneText: {
    id: 'experience.noneText',
    defaultMessage: 'Add where you worked or for whom, so that we know which projects suit you.',
  },
  saved: { id: 'experience.saved', defaultMessage: 'Work experience saved' },
  removed: { id: 'experience.removed', defaultMessage: 'Work experience removed' },
  removeQuestion: { id: 'experience.removeQuestion', defaultMessage: '{name} is removed from your profile.' },
});
