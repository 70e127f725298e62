import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import { pageIsThere } from '../api/first-page';
import { styles } from '../app/providers/styles';
import { forgetPlaces } from '../lib/list-state/useKeptScroll';
import { forgetLive } from '../lib/live/live-state';

/** Test files share the app's modules, so each test forgets what they know of its screen. */
afterEach(() => {
  cleanup();
  // happy-dom compares an element with every rule of the page for each computed style, so rules of earlier tests would slow down all later ones.
  styles.sheet.flush();
  styles.inserted = {};
  // A test may ask for the first rows without a page. The failed queries of all later tests would wait for that page.
  pageIsThere();
  forgetPlaces();
  forgetLive();
});
