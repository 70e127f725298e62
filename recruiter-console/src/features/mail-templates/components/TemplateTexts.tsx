import {
  mailFieldError,
  MAX_LINE,
  templateTextFor,
  type Language,
  type MailTemplateText,
} from '@byline/shared-types/domain';
import { messageId, useRefusedPaste } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { fieldErrorText } from '@byline/web-kit/problems';
import { plainText } from '@byline/web-kit/rich-text';
import { Button } from '../../../components/ui/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { PaneBody } from '../../../components/layout/Pane';
import { InsertField } from '../../../components/mail/InsertField';
import { subjectHelp } from '../../../components/mail/SubjectFields';
import { useFieldInsertion } from '../../../components/mail/useFieldInsertion';
import { AutosaveConflict } from '../../../components/ui/AutosaveConflict';
import { Banner } from '../../../components/ui/Banner';
import { Editor } from '../../../components/ui/editor/Editor';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { useWords } from '../../../i18n/useWords';
import type { Autosave } from '../../../lib/autosave/useAutosave';
import { messageKey, subjectKey } from '../model';

interface TemplateTextsProps {
  autosave: Autosave;
  language: Language;
  texts: readonly MailTemplateText[];
}

/** Subject and message of a template in one language. */
export function TemplateTexts({ autosave, language, texts }: TemplateTextsProps) {
  const t = useT();
  const id = useId();
  const words = useWords([language]);
  const keys = { subject: subjectKey(language), message: messageKey(language) };
  const subject = String(autosave.values[keys.subject] ?? '');
  const message = String(autosave.values[keys.message] ?? '');
  const pasted = { subject: useRefusedPaste(subject), message: useRefusedPaste(message) };
  const { onFocus, onReady, insert } = useFieldInsertion({
    name: keys.subject,
    value: () => subject,
    onChange: (text) => autosave.type(keys.subject, text),
  });
  const errorOf = (text: string) => {
    const error = mailFieldError(text);
    return error ? fieldErrorText(t, error) : undefined;
  };
  const errors = {
    subject: pasted.subject.error ?? errorOf(subject),
    message: pasted.message.error ?? errorOf(message),
  };
  const flush = (): void => void autosave.flush();
  return (
    <PaneBody gap={16} role="tabpanel" id="template-texts" aria-labelledby={`template-${language}`} onFocus={onFocus}>
      <MissingText {...{ autosave, language, texts }} />
      <FieldFrame id={`${id}-subject`} label={t('emails.subject')} error={errors.subject} help={subjectHelp(subject)}>
        <OutlinedInput
          id={`${id}-subject`}
          name={keys.subject}
          fullWidth
          value={subject}
          error={errors.subject !== undefined}
          onPaste={pasted.subject.onPaste}
          onChange={({ target }) => autosave.type(keys.subject, target.value)}
          onBlur={flush}
          slotProps={{
            input: { lang: language, maxLength: MAX_LINE, 'aria-describedby': messageId(`${id}-subject`) },
          }}
        />
        <AutosaveConflict autosave={autosave} name={keys.subject} />
      </FieldFrame>
      <FieldFrame id={`${id}-message`} label={t('emails.message')} error={errors.message} group>
        <div lang={language}>
          <Editor
            label={t('emails.message')}
            value={message}
            onChange={(html) => autosave.type(keys.message, html)}
            onBlur={flush}
            onTooLong={pasted.message.refuse}
            error={errors.message !== undefined}
            describedBy={messageId(`${id}-message`)}
            onReady={onReady}
            mailFields
          />
        </div>
        <AutosaveConflict autosave={autosave} name={keys.message} wordsOf={plainText} />
      </FieldFrame>
      <InsertField words={words?.(language) ?? t} lang={words ? language : undefined} onInsert={insert} />
    </PaneBody>
  );
}

/** Says which text the readers of an incomplete language get, and offers to begin with it. */
function MissingText({ autosave, language, texts }: TemplateTextsProps) {
  const t = useT();
  const other = templateTextFor(texts, language);
  if (!other || other.language === language) return null;
  const values = {
    language: t(`mailTemplates.word.${language}`),
    other: t(`mailTemplates.word.${other.language}`),
  };
  const start = (): void => {
    autosave.type(subjectKey(language), other.subject);
    autosave.type(messageKey(language), other.message);
    void autosave.flush();
  };
  const isEmpty = !texts.some((text) => text.language === language);
  return (
    <Banner
      quiet
      action={
        isEmpty && (
          <Button size="small" onClick={start}>
            <FormattedMessage id="mailTemplates.startFrom" values={values} />
          </Button>
        )
      }
    >
      <FormattedMessage id="mailTemplates.noText" values={values} />
    </Banner>
  );
}
