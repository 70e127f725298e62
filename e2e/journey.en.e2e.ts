import { journey } from './journey.ts';

journey('en');
