import { MAX_TEXT } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { LineForm } from '../../../components/record/LineForm';
import style from './NewQuestion.module.css';

interface NewQuestionProps {
  templateId: string;
  onAdd: (question: string) => void;
  /** The next thing to type: after one was added, or removed. */
  autoFocus: boolean;
}

/** The line below the questions that adds one; Enter goes on with the next. */
export function NewQuestion({ templateId, onAdd, autoFocus }: NewQuestionProps) {
  const t = useT();
  return (
    <LineForm
      label={t('interviewTemplates.newQuestion')}
      placeholder={t('interviewTemplates.typeQuestion')}
      action="interviewTemplates.addQuestion"
      draft={{ form: 'new-template-question', record: templateId, shownBy: ['template'] }}
      maxLength={MAX_TEXT}
      onAdd={(question) => {
        onAdd(question);
        return Promise.resolve();
      }}
      autoFocus={autoFocus}
      className={style.line ?? ''}
    />
  );
}
