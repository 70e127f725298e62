import { defineMessages } from './define';

/** About what saves itself. */
export const autosaveMessages = defineMessages({
  saving: { id: 'autosave.saving', defaultMessage: 'Saving…' },
  saved: { id: 'autosave.saved', defaultMessage: 'Saved {time}' },
  notSaved: { id: 'autosave.notSaved', defaultMessage: 'Not saved' },
  tryAgain: { id: 'autosave.tryAgain', defaultMessage: 'Try again' },
  theirs: { id: 'autosave.theirs', defaultMessage: 'A colleague wrote meanwhile: “{text}”' },
  emptied: { id: 'autosave.emptied', defaultMessage: 'A colleague cleared this meanwhile.' },
  useTheirs: { id: 'autosave.useTheirs', defaultMessage: 'Take theirs' },
  keepMine: { id: 'autosave.keepMine', defaultMessage: 'Keep mine' },
  elsewhere: { id: 'autosave.elsewhere', defaultMessage: 'Saved meanwhile in another window of yours: “{text}”' },
  emptiedElsewhere: {
    id: 'autosave.emptiedElsewhere',
    defaultMessage: 'You cleared this meanwhile in another window.',
  },
  useElsewhere: { id: 'autosave.useElsewhere', defaultMessage: 'Take that' },
  keepHere: { id: 'autosave.keepHere', defaultMessage: 'Keep this' },
});
