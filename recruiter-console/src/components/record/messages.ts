import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  actions: { id: 'records.actions', defaultMessage: 'Actions' },
  duplicate: { id: 'records.duplicate', defaultMessage: 'Duplicate' },
});

/** A text that stands under its writer's name. */
export const written = defineMessages({
  edited: { id: 'written.edited', defaultMessage: 'edited {time}' },
  onlyWriter: { id: 'written.onlyWriter', defaultMessage: 'Only {name} can change this' },
});
