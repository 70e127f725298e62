import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'education.title', defaultMessage: 'Education' },
  add: { id: 'education.add', defaultMessage: 'Add a diploma' },
  editOne: { id: 'education.editOne', defaultMessage: 'Edit {name}' },
  editTitle: { id: 'education.editTitle', defaultMessage: 'Edit diploma' },
  degree: { id: 'education.degree', defaultMessage: 'Degree' },
  institute: { id: 'education.institute', defaultMessage: 'Institute' },
  country: { id: 'education.country', defaultMessage: 'Country' },
  from: { id: 'education.from', defaultMessage: 'From' },
  to: { id: 'education.to', defaultMessage: 'To' },
  none: { id: 'education.none', defaultMessage: 'No diplomas yet' },
  noneText: {
    id: 'education.noneText',
    defaultMessage: 'Add what you studied. A course counts too, when it says something about your work.',
  },
  saved: { id: 'education.saved', defaultMessage: 'Diploma saved' },
  removed: { id: 'education.removed', defaultMessage: 'Diploma removed' },
  removeQuestion: { id: 'education.removeQuestion', defaultMessage: '{name} is removed from your profile.' },
});
