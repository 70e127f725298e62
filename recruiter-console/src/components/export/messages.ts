import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  running: {
    id: 'export.running',
    defaultMessage: 'Exporting {count, plural, one {1 candidate} other {# candidates}}',
  },
  failed: { id: 'export.failed', defaultMessage: 'The export failed: {reason}' },
  saved: { id: 'export.saved', defaultMessage: 'Saved as {name}' },
});
