import { journey } from './journey.ts';

await journey('en');
