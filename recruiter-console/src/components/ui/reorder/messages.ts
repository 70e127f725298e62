import { defineMessages } from '../../../i18n/define';

export const messages = defineMessages({
  up: { id: 'reorder.up', defaultMessage: 'Move {name} up' },
  down: { id: 'reorder.down', defaultMessage: 'Move {name} down' },
  place: { id: 'reorder.place', defaultMessage: '{place, number} of {count, number}' },
});
