import { defineMessages } from '../../i18n/define';

export const messages = defineMessages({
  tab: { id: 'scorecards.tab', defaultMessage: 'Scorecards' },
  count: { id: 'scorecards.count', defaultMessage: '{count, plural, one {# scorecard} other {# scorecards}}' },
  add: { id: 'scorecards.add', defaultMessage: 'Add scorecards' },
  addChosen: {
    id: 'scorecards.addChosen',
    defaultMessage: '{count, plural, =0 {Add} one {Add # scorecard} other {Add # scorecards}}',
  },
  search: { id: 'scorecards.search', defaultMessage: 'Search scorecards' },
  allAdded: { id: 'scorecards.allAdded', defaultMessage: 'There is no other scorecard to add.' },
  noneFound: { id: 'scorecards.noneFound', defaultMessage: 'No scorecard of that name' },
  items: { id: 'scorecards.items', defaultMessage: '{count, plural, one {# item} other {# items}}' },
  added: {
    id: 'scorecards.added',
    defaultMessage: '{count, plural, one {Scorecard added} other {# scorecards added}}',
  },
  rated: { id: 'scorecards.rated', defaultMessage: '{rated, number} of {all, number} items rated' },
  notRated: { id: 'scorecards.notRated', defaultMessage: 'Not rated yet' },
  percent: { id: 'scorecards.percent', defaultMessage: 'Score {percent}' },
  noPercent: { id: 'scorecards.noPercent', defaultMessage: 'No score yet' },
  weight: { id: 'scorecards.weight', defaultMessage: 'Weight' },
  rating: { id: 'scorecards.rating', defaultMessage: 'Rating, 1 to 5' },
  comment: { id: 'scorecards.comment', defaultMessage: 'Comment' },
  more: { id: 'scorecards.more', defaultMessage: 'More of the scorecard {name}' },
  merged: {
    id: 'scorecards.merged',
    defaultMessage: 'Scorecard saved together with what a colleague changed',
  },
  removeQuestion: { id: 'scorecards.sure_remove_score', defaultMessage: 'Remove this scorecard?' },
  removeText: {
    id: 'scorecards.removeText',
    defaultMessage: 'Its ratings and its comment are gone for everybody. This can’t be undone.',
  },
  removed: { id: 'scorecards.removed', defaultMessage: 'Scorecard removed' },
  none: { id: 'scorecards.none', defaultMessage: 'No scorecards yet' },
  noneText: { id: 'scorecards.noneText', defaultMessage: 'Add the ones this candidate is rated on.' },
});
