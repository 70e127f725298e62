import { journey } from './journey.ts';

/** The longest texts of the three: where the screens are looked at. */
journey('fr', { looks: true });
