import { journey } from './journey.ts';

/** French has the longest texts, so this journey checks the screens. */
await journey('fr', { looks: true, second: 'withdrawn' });
