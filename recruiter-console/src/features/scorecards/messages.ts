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
  score: { id: 'scorecards.score', defaultMessage: 'Score' },
  percent: { id: 'scorecards.percent', defaultMessage: 'Score {percent}' },
  recruiters: {
    id: 'scorecards.recruiters',
    defaultMessage: '{count, plural, one {# recruiter} other {# recruiters}}',
  },
  summary: { id: 'scorecards.summary', defaultMessage: 'Average {average}, {lowest} to {highest}' },
  othersScored: {
    id: 'scorecards.othersScored',
    defaultMessage: '{count, plural, one {# colleague has scored} other {# colleagues have scored}}',
  },
  othersHidden: {
    id: 'scorecards.othersHidden',
    defaultMessage: 'You see what your colleagues gave once you have rated every item.',
  },
  showOthers: { id: 'scorecards.showOthers', defaultMessage: 'Show the others’ scores' },
  hideOthers: { id: 'scorecards.hideOthers', defaultMessage: 'Hide the others’ scores' },
  others: { id: 'scorecards.others', defaultMessage: 'Colleagues' },
  othersOn: { id: 'scorecards.othersOn', defaultMessage: 'Colleagues on {item}' },
  scoreOf: { id: 'scorecards.scoreOf', defaultMessage: '{name}: {score}' },
  noScoreOf: { id: 'scorecards.noScoreOf', defaultMessage: '{name}: not rated' },
  itemAverage: { id: 'scorecards.itemAverage', defaultMessage: 'Average {average}' },
  itemSpread: { id: 'scorecards.itemSpread', defaultMessage: 'from {lowest} to {highest}' },
  average: { id: 'scorecards.average', defaultMessage: 'Avg.' },
  gone: { id: 'scorecards.gone', defaultMessage: 'Recruiter no longer known' },
  noPercent: { id: 'scorecards.noPercent', defaultMessage: 'No score yet' },
  weight: { id: 'scorecards.weight', defaultMessage: 'Weight' },
  rating: { id: 'scorecards.rating', defaultMessage: 'Rating, 1 to 5' },
  comment: { id: 'scorecards.comment', defaultMessage: 'Comment' },
  more: { id: 'scorecards.more', defaultMessage: 'More of the scorecard {name}' },
  merged: {
    id: 'scorecards.merged',
    defaultMessage: 'Scorecard saved together with what you changed in another window',
  },
  removeQuestion: { id: 'scorecards.sure_remove_score', defaultMessage: 'Remove this scorecard?' },
  removeText: {
    id: 'scorecards.removeText',
    defaultMessage:
      '{count, plural, =0 {Nobody has scored on it yet.} one {The scores and the comment of # recruiter are gone for everybody. This can’t be undone.} other {The scores and comments of # recruiters are gone for everybody. This can’t be undone.}}',
  },
  removed: { id: 'scorecards.removed', defaultMessage: 'Scorecard removed' },
  none: { id: 'scorecards.none', defaultMessage: 'No scorecards yet' },
  noneText: { id: 'scorecards.noneText', defaultMessage: 'Add the ones this candidate is rated on.' },
});
