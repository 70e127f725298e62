/** Categories of scorecard items. */
export const SCORECARD_CATEGORIES: [label: string, items: string[]][] = [
  [
    'Language and style',
    [
      'Dutch spelling and grammar',
      'Faithful to the source text',
      'Tone of voice',
      'French spelling and grammar',
      'Structure of the text',
    ],
  ],
  [
    'Way of working',
    ['Consistent terminology', 'Keeps deadlines', 'Works in a CAT tool', 'Prepares well', 'Checks facts'],
  ],
  ['Working together', ['Takes feedback', 'Clear communication', 'Asks the right questions']],
  ['Design', ['Typography', 'Composition', 'Originality', 'Files ready for print']],
  ['Marketing', ['Sets goals', 'Reads figures', 'Writes for the reader']],
];

/** Scorecards: label, and weight of each item. */
export const SCORECARDS: [label: string, items: Record<string, number>][] = [
  [
    'Translator, live interview',
    {
      'Dutch spelling and grammar': 1.5,
      'Faithful to the source text': 1.2,
      'Tone of voice': 1,
      'Consistent terminology': 0.8,
      'Keeps deadlines': 1,
      'Works in a CAT tool': 0.5,
      'Takes feedback': 1,
      'Clear communication': 1,
    },
  ],
  [
    'Translator, phone interview',
    {
      'Tone of voice': 1,
      'Keeps deadlines': 1,
      'Works in a CAT tool': 1,
      'Clear communication': 1,
      'Asks the right questions': 1,
    },
  ],
  [
    'Project work, first assignment',
    { 'Keeps deadlines': 1.5, 'Prepares well': 1, 'Takes feedback': 1, 'Clear communication': 1 },
  ],
  [
    'Copywriter, live interview',
    {
      'Structure of the text': 1.2,
      'Tone of voice': 1.5,
      'Checks facts': 1,
      'Takes feedback': 1,
      'Asks the right questions': 0.8,
    },
  ],
  ['Graphic designer, portfolio', { Typography: 1.2, Composition: 1.2, Originality: 1, 'Files ready for print': 0.6 }],
  [
    'Marketer, live interview',
    { 'Sets goals': 1.5, 'Reads figures': 1.5, 'Writes for the reader': 1, 'Clear communication': 1 },
  ],
];
