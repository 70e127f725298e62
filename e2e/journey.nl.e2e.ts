import { journey } from './journey.ts';

await journey('nl', { kills: true, second: 'declined' });
