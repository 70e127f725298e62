import { defineMessages } from '../../i18n/define';

/** The panel that says who is selected. */
export const selectionMessages = defineMessages({
  panel: { id: 'selection.panel', defaultMessage: '{count, plural, one {# candidate} other {# candidates}}' },
  end: { id: 'selection.end', defaultMessage: 'End the selection' },
  kept: { id: 'selection.kept', defaultMessage: 'The selection is kept from page to page.' },
  everybody: {
    id: 'selection.everybody',
    defaultMessage: 'Everybody who matches the list as it is now, also on the pages you have not seen.',
  },
  endsAll: {
    id: 'selection.endsAll',
    defaultMessage: 'Changing a filter or the search ends the selection of all.',
  },
  drop: { id: 'selection.drop', defaultMessage: 'Take {name} out of the selection' },
  search: { id: 'selection.search', defaultMessage: 'Name' },
});
