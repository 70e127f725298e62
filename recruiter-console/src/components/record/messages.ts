import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  actions: { id: 'records.actions', defaultMessage: 'Actions' },
  duplicate: { id: 'records.duplicate', defaultMessage: 'Duplicate' },
});
