import { afterEach } from 'vitest';
import { styles } from '../app/providers/styles';

// happy-dom compares an element with every rule of the page for each computed style, so rules of earlier tests would slow down all later ones.
afterEach(() => {
  styles.sheet.flush();
  styles.inserted = {};
});
