import { defineMessages } from '../../../i18n/define';

export const mergeMessages = defineMessages({
  banner: {
    id: 'merge.banner',
    defaultMessage:
      '{who} changed this meanwhile. {count, plural, one {One field needs} other {# fields need}} your choice; what you typed is kept.',
  },
  somebody: { id: 'merge.somebody', defaultMessage: 'Somebody else' },
  choose: { id: 'merge.choose', defaultMessage: 'Choose' },
  title: { id: 'merge.title', defaultMessage: 'You both changed {count, plural, one {one field} other {# fields}}' },
  text: { id: 'merge.text', defaultMessage: '{who} saved while you were editing.' },
  was: { id: 'merge.was', defaultMessage: 'was {value}' },
  mine: { id: 'merge.mine', defaultMessage: 'Yours' },
  empty: { id: 'merge.empty', defaultMessage: 'empty' },
  merged: { id: 'merge.merged', defaultMessage: 'Merged without asking' },
  fromWho: { id: 'merge.fromWho', defaultMessage: 'From {who}' },
  fromMe: { id: 'merge.fromMe', defaultMessage: 'From you' },
  back: { id: 'merge.back', defaultMessage: 'Back to the form' },
  save: { id: 'merge.save', defaultMessage: 'Save the merged version' },
  savedWith: { id: 'merge.savedWith', defaultMessage: 'Saved together with changes of {who}' },
  see: { id: 'merge.see', defaultMessage: 'See' },
  kept: { id: 'merge.kept', defaultMessage: '{who} changed this meanwhile. What you typed is kept.' },
  theirs: { id: 'merge.theirs', defaultMessage: 'Theirs: {value}' },
  take: { id: 'merge.take', defaultMessage: 'Take theirs' },
  saveMine: { id: 'merge.saveMine', defaultMessage: 'Save mine over theirs' },
  replaceTitle: { id: 'merge.replaceTitle', defaultMessage: '{who} changed this meanwhile' },
  replaceText: { id: 'merge.replaceText', defaultMessage: '{now}. Put your choice in its place?' },
  replace: { id: 'merge.replace', defaultMessage: 'Replace it' },
});
