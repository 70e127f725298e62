import { defineMessages } from 'react-intl';

/** About drafts. */
export const draftWords = defineMessages({
  restoredAt: {
    id: 'draft.restoredAt',
    defaultMessage:
      'Restored what you typed at {time}{device, select, phone { on your phone} computer { on your computer} other {}}',
  },
  restoredOn: {
    id: 'draft.restoredOn',
    defaultMessage:
      'Restored what you typed on {date}{device, select, phone { on your phone} computer { on your computer} other {}}',
  },
  drop: { id: 'draft.drop', defaultMessage: 'Drop it' },
  dropped: { id: 'draft.dropped', defaultMessage: 'What you typed is dropped' },
  undo: { id: 'draft.undo', defaultMessage: 'Undo' },
  offered: { id: 'draft.offered', defaultMessage: 'You typed something here before this was changed' },
  restore: { id: 'draft.restore', defaultMessage: 'Bring it back' },
  retype: { id: 'draft.retype', defaultMessage: 'A password is never kept. Type it again.' },
});
