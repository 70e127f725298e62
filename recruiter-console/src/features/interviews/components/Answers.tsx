import { useT } from '@byline/web-kit/i18n';
import { useId } from 'react';
import { AutosaveConflict } from '../../../components/ui/AutosaveConflict';
import { FieldError } from '../../../components/ui/fields/FieldError';
import { SavedText } from '../../../components/ui/SavedText';
import type { Autosave } from '../../../lib/autosave/useAutosave';
import style from './answers.module.css';

interface AnswersProps {
  questions: readonly string[];
  autosave: Autosave;
  /** True for a new interview: the user starts with the first answer. */
  autoFocus: boolean;
}

export function Answers({ questions, autosave, autoFocus }: AnswersProps) {
  const t = useT();
  const id = useId();
  return (
    <>
      {autosave.status === 'refused' && <FieldError id={`${id}-refused`}>{t('interviews.keepOne')}</FieldError>}
      <ol className={style.questions}>
        {questions.map((question, index) => (
          <li key={question}>
            <label className={style.question} htmlFor={`${id}-${index}`}>
              {question}
            </label>
            <SavedText
              id={`${id}-${index}`}
              autosave={autosave}
              name={question}
              className={style.answer ?? ''}
              autoFocus={autoFocus && index === 0}
              placeholder={t('interviews.noAnswer')}
            />
            <AutosaveConflict autosave={autosave} name={question} />
          </li>
        ))}
      </ol>
    </>
  );
}
