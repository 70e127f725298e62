import type { Language } from '@byline/shared-types/domain';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { Phrases } from './phrases.ts';

const PHRASES: Record<Language, Phrases> = { nl, fr, en };

export const phrasesOf = (language: Language): Phrases => PHRASES[language];
