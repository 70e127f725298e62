import { journey } from './journey.ts';

journey('nl', { kills: true });
