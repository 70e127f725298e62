import type { Language } from '@byline/shared-types/domain';
import { en } from './en.js';
import { fr } from './fr.js';
import { nl } from './nl.js';
import type { Phrases } from './phrases.js';

const PHRASES: Record<Language, Phrases> = { nl, fr, en };

export const phrasesOf = (language: Language): Phrases => PHRASES[language];
