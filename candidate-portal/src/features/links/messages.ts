import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'links.title', defaultMessage: 'Links' },
  add: { id: 'links.add', defaultMessage: 'Add a link' },
  editOne: { id: 'links.editOne', defaultMessage: 'Edit {name}' },
  name: { id: 'links.name', defaultMessage: 'Name' },
  url: { id: 'links.url', defaultMessage: 'Address' },
  website: { id: 'links.website', defaultMessage: 'Website' },
  none: { id: 'links.none', defaultMessage: 'No links yet' },
  noneText: {
    id: 'links.noneText',
    defaultMessage: 'Add your website, your LinkedIn or wherever your work can be seen.',
  },
  saved: { id: 'links.saved', defaultMessage: 'Link saved' },
  removed: { id: 'links.removed', defaultMessage: 'Link removed' },
  removeQuestion: { id: 'links.removeQuestion', defaultMessage: '{name} is removed from your profile.' },
});
