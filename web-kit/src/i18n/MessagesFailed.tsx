import type { Language } from '@byline/shared-types/domain';
import style from './MessagesFailed.module.css';

/** The only texts outside the catalogues, because they say that a catalogue could not be loaded. */
const TEXTS: Record<Language, { title: string; text: string; retry: string }> = {
  en: {
    title: 'The texts could not be loaded',
    text: 'Your connection may be gone, or there is a new version.',
    retry: 'Try again',
  },
  nl: {
    title: 'De teksten konden niet worden geladen',
    text: 'Misschien is je verbinding weg, of is er een nieuwe versie.',
    retry: 'Opnieuw proberen',
  },
  fr: {
    title: 'Les textes n’ont pas pu être chargés',
    text: 'Votre connexion est peut-être coupée, ou il y a une nouvelle version.',
    retry: 'Réessayer',
  },
};

interface MessagesFailedProps {
  language: Language;
  /** Shown beside a screen that keeps its present texts; else alone. */
  beside: boolean;
  onRetry: () => void;
}

export function MessagesFailed({ language, beside, onRetry }: MessagesFailedProps) {
  const { title, text, retry } = TEXTS[language];
  return (
    <div className={beside ? style.beside : style.alone} role="alert" lang={language}>
      <p className={style.title}>{title}</p>
      <p className={style.text}>{text}</p>
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
    </div>
  );
}
