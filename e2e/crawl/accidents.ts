/** A test that holds what an accident may not destroy: its file and the beginning of its title. */
export type Held = readonly [file: string, title: string];

/**
 * Accidents of a person at a form. The crawl saves forms empty, full and half full; these happen to a form meanwhile, so a test of its
 * own holds each. `tools/journeys.test.ts` checks that the tests exist.
 */
export const ACCIDENTS: Readonly<Record<string, readonly Held[]>> = {
  'the clock is 13 hours off, either way': [
    ['e2e/wrong-clock.e2e.ts', 'logs a candidate in, and keeps the session through a reload'],
    ['e2e/wrong-clock.e2e.ts', 'logs a recruiter in, keeps the session through a reload'],
  ],
  'the clock is 5 minutes off, either way': [
    ['web-kit/src/form/draft-sync.test.ts', 'goes by versions while the clock of the device is %d minutes off'],
  ],
  'a logout, also in another tab': [
    ['e2e/closing.e2e.ts', 'asks before a logout, stays, and saves the typed values before the session ends'],
    ['e2e/closing.e2e.ts', 'asks before a logout that discards typed values in another tab'],
  ],
  'the session ends': [['e2e/portal-drafts.e2e.ts', 'asks for a login over the form after the session ended']],
  'back with a sheet, menu or dialog open': [
    ['e2e/back.e2e.ts', 'closes the topmost overlay first'],
    ['e2e/back.e2e.ts', 'closes the dialogs and menus of the portal'],
  ],
  'a reload, another language and no network': [
    ['e2e/portal-interrupted.e2e.ts', 'registers, through a reload, another language and a network that goes'],
  ],
  'another device goes on': [['e2e/portal-drafts.e2e.ts', 'begins on a phone and finishes on a laptop']],
  'somebody else saves first': [
    [
      'candidate-portal/src/features/candidate/components/profile/BlockForm.test.tsx',
      'shows the other text under mine',
    ],
    [
      'candidate-portal/src/features/candidate/components/profile/BlockForm.test.tsx',
      'keeps the changes of both in a list',
    ],
  ],
  'an upload fails': [['e2e/portal-drafts.e2e.ts', 'sends a failed file again, and asks before leaving without it']],
  print: [
    ['e2e/print.e2e.ts', 'prints a profile, and the public page with its address'],
    ['e2e/print.e2e.ts', 'prints the page below a question or menu, without those'],
  ],
  'forced colours': [
    ['e2e/forced-colours.e2e.ts', 'marks the choice, the wrong field and the focus'],
    ['e2e/forced-colours.e2e.ts', 'distinguishes a wrong field from a right one'],
  ],
  'wide text spacing': [['e2e/portal-narrow.e2e.ts', 'keeps everything in sight with wide letters and lines']],
};
