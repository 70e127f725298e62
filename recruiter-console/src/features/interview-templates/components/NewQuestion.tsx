import { MAX_TEXT } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { LineForm } from '../../../components/record/LineForm';
import style from './NewQuestion.module.css';

interface NewQuestionProps {
  templateId: string;
  onAdd: (question: string) => void;
  /** True after a removal, so that the line takes the focus. */
  autoFocus: boolean;
}

/** Adds a question below the others. Enter adds it and keeps the line ready for the next one. */
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
