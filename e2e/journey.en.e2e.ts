import { journey } from './journey.ts';

await journey('en', { second: 'beside the first' });
