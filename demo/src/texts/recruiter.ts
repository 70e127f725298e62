/** What recruiters write, in English as in the pictures. `{first}` is the candidate's first name, `{client}` a client. */

/** Notes by their score, -1 to 3. */
export const NOTES: Record<number, string[]> = {
  [-1]: [
    'Left a message on the voicemail; try again on Thursday.',
    'Moved house, new address is in the profile.',
    'Prefers mail to phone. Mornings are fine.',
    'Asked to be called back after the holidays.',
  ],
  0: [
    'Did not deliver for {client} and did not answer the phone. Do not plan again without talking to me first.',
    'The sample was machine translation, hardly touched. We talked about it; {first} saw no problem.',
  ],
  1: [
    'Late by half a day for {client}, though we were warned the evening before. Quality was as usual.',
    'Good ideas, careless spelling. Needs a reviser on everything.',
    'Rate went up by a third after the first briefing. Client was not amused.',
    'Test text misses the tone: too formal for the reader we described.',
  ],
  2: [
    'Phone interview: calm and precise. Wants at least 48 hours for anything above 3,000 words.',
    'Solid test, two small slips. Could start with something for {client}.',
    'Good references from a former client. Prefers long projects.',
    'Knows the subject well; asks good questions about the reader.',
    'First delivery for {client} was clean. A second one is planned.',
  ],
  3: [
    'Test text was the best of the round. Kept the wordplay and explained the choice in one line.',
    '{client} asked for {first} by name for the next assignment.',
    'Delivered a day early, with a word list nobody had asked for.',
    'Excellent live interview. Thinks along about tone and reader, and says what is not possible.',
    'Saved the {client} project at two days’ notice. Send flowers.',
  ],
};

/** Follows a note that mentions a colleague. */
export const MENTIONS = [
  'fine for {client}?',
  'can you plan the kick-off?',
  'have a look at the test, please.',
  'shall we offer a higher rate?',
];

/** Interview templates: type, and question with answers. */
export const INTERVIEWS: { type: string; questions: [question: string, answers: string[]][] }[] = [
  {
    type: 'Phone interview',
    questions: [
      [
        'What are you working on now?',
        [
          'A catalogue, until the end of the month.',
          'Two small clients, room for a third.',
          'Mostly websites.',
          'Between projects, free at once.',
        ],
      ],
      [
        'How many words or hours a week can you take?',
        [
          'About 8,000 words.',
          'Three days a week.',
          'Two days now, four from next month.',
          'Depends on the subject; 1,500 words a day.',
        ],
      ],
      [
        'Which subjects do you refuse?',
        ['Gambling and tobacco.', 'None, as long as there is time.', 'Medical leaflets.', 'Post-editing.'],
      ],
      [
        'When can you start?',
        ['Monday.', 'In two weeks.', 'After the holidays.', 'Immediately, for small assignments.'],
      ],
    ],
  },
  {
    type: 'Live interview',
    questions: [
      [
        'Walk us through a text you are proud of.',
        [
          'An audio guide; the rhythm had to fit the walk.',
          'A form of one page that used to be five.',
          'A manual that halved the calls to support.',
          'A campaign that started from one sentence.',
        ],
      ],
      [
        'What do you do when a briefing is unclear?',
        [
          'Call, and write down what we agreed.',
          'Ask three questions, then send a first page.',
          'Make an example and ask whether it is that.',
          'Start with the reader and leave the rest open.',
        ],
      ],
      [
        'How do you take feedback?',
        [
          'As a question about the text, not about me.',
          'Well, if it says what is wrong.',
          'I ask for it early.',
          'In writing, and then we talk.',
        ],
      ],
      [
        'Which tools do you use?',
        [
          'Trados and a word list.',
          'Google Docs, Figma for the small texts.',
          'memoQ, and paper for the last reading.',
          'Markdown and Git.',
        ],
      ],
      [
        'What do you expect of us?',
        ['Clear deadlines.', 'One person to talk to.', 'Payment on time.', 'Now and then a difficult text.'],
      ],
    ],
  },
  {
    type: 'Test review',
    questions: [
      [
        'What would you do differently now?',
        [
          'Shorter sentences.',
          'Ask who reads it first.',
          'Nothing in the text; start earlier.',
          'Check the names of places.',
        ],
      ],
      [
        'Why this tone?',
        [
          'The reader is in a hurry.',
          'The brand calls people by their first name.',
          'It is read aloud.',
          'The source was stiff; the reader is not.',
        ],
      ],
      [
        'How long did it take?',
        ['Two hours.', 'A morning.', 'Ninety minutes, plus a night between.', 'Three hours, with the terminology.'],
      ],
    ],
  },
  {
    type: 'Yearly talk',
    questions: [
      [
        'Which assignment did you like best?',
        [
          'The museum.',
          'The one with the engineers.',
          'The newsletter, because readers answered.',
          'All of the long ones.',
        ],
      ],
      [
        'What should we do better?',
        [
          'Briefings on Friday afternoon.',
          'Pay the rush jobs better.',
          'Nothing comes to mind.',
          'More feedback from clients.',
        ],
      ],
      [
        'Will you change your rate?',
        ['No.', 'A cent a word from January.', 'Only for rush jobs.', 'Let us talk about it in spring.'],
      ],
    ],
  },
];

export const TESTS: { name: string; remarks: string[] }[] = [
  {
    name: 'Translation sample, 300 words',
    remarks: ['Faithful and fluent', 'One misread sentence', 'Terms not consistent', 'Kept the wordplay'],
  },
  {
    name: 'Copy test: landing page',
    remarks: ['Strong opening', 'Call to action is weak', 'Too long by a third', 'Right tone'],
  },
  {
    name: 'Proofreading test',
    remarks: ['Found all but one', 'Corrected too much', 'Very thorough', 'Missed the names'],
  },
  { name: 'UX texts: sign-up form', remarks: ['Clear errors', 'Labels too clever', 'Short and friendly'] },
  {
    name: 'Technical text: installation',
    remarks: ['Steps in the right order', 'Warnings come too late', 'Good pictures'],
  },
  { name: 'Design test: title page', remarks: ['Fine typography', 'Picture too dominant', 'Well argued'] },
];

/** Tasks: title, type, description. */
export const TASKS: [title: string, type: 'todo' | 'call', description: string][] = [
  ['Call {name} about availability', 'call', 'Ask about the coming three months and the rate for rush jobs.'],
  ['Check references of {name}', 'todo', 'Two former clients, names are in the CV.'],
  ['Send the test text to {name}', 'todo', 'Use the sample of {client} and give a week.'],
  ['Review the test of {name}', 'todo', 'Score it and write one remark for each part.'],
  ['Plan a live interview with {name}', 'call', 'Half an hour, online; invite a colleague of the same language.'],
  ['Update the profile of {name}', 'todo', 'New rates and a new CV came in by mail.'],
  ['Ask {name} for a portfolio', 'todo', 'Two or three pieces are enough for {client}.'],
  ['Call {name} after the first assignment', 'call', 'How did it go with {client}? Put the answer in a note.'],
];

/** Tasks that are about no candidate. */
export const OFFICE_TASKS: [title: string, type: 'todo' | 'call', description: string][] = [
  ['Prepare the next mailing', 'todo', 'Three portraits and the new jobs.'],
  ['Brief {client}', 'call', 'Go through the word list and agree on a reviser.'],
  ['Clean up the folders', 'todo', 'Remove who has not worked with us for three years.'],
  ['New questions for the phone interview', 'todo', 'Ours are two years old.'],
  ['Invoice {client}', 'todo', 'Order number is in the project sheet.'],
];

/** Comments on a scorecard. */
export const SCORECARD_COMMENTS = [
  'Strong, and knows it. Agree on a word list before the start.',
  'Good on language, less on planning. Give clear dates.',
  'Would take on at once.',
  'Not yet; invite again in a year.',
  'Better in writing than in the interview.',
];
