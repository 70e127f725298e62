import type { Language } from '@byline/shared-types/domain';
import type { ArchiveWords } from './archive-words.js';
import { en } from './words-en.js';
import { fr } from './words-fr.js';
import { nl } from './words-nl.js';

export const ARCHIVE_WORDS: Record<Language, ArchiveWords> = { nl, fr, en };
