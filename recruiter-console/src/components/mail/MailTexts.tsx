import { templateTextFor, type Language, type MailPurpose } from '@byline/shared-types/domain';
import { useT, type Translate } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { useFormikContext } from 'formik';
import { useAllMailTemplatesQuery, type MailTemplateResponse } from '../../api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Row, Stack } from '../layout/Stack';
import type { InsertedText } from '../ui/editor/inserted-texts';
import { RichTextField } from '../ui/fields/RichTextField';
import { TextField } from '../ui/fields/TextField';
import { Text } from '../ui/Text';
import { findTemplates } from './find-templates';
import { InsertField } from './InsertField';
import { OtherLanguage } from './OtherLanguage';
import { subjectHelp } from './SubjectFields';
import { TemplateMenu } from './TemplateMenu';
import { useFieldInsertion } from './useFieldInsertion';
import { useBeginWith, type MailExtras } from './useBeginWith';
import { useTakeTemplate, type TextsByField } from './useTakeTemplate';

/** Templates that `/` suggests at once. */
const MAX_SUGGESTED = 50;

interface MailTextsProps {
  /** The names of subject and message start with this. */
  at?: string;
  labels: { subject: string; message: string };
  /** False for an answer, which keeps the subject of its conversation. */
  hasSubject?: boolean;
  /** The words of the mail's language; those of the interface by default. */
  words?: Translate;
  /** False for a language that may stay empty. */
  required?: boolean;
  autoFocus?: 'subject' | 'message' | undefined;
  /** The language of the mail and its purpose, for templates. */
  language: Language;
  purpose?: MailPurpose;
  /** The texts of a chosen template by the names of their fields; by default the two of this mail, in its language. */
  textsOf?: (template: MailTemplateResponse) => TextsByField | Promise<TextsByField>;
}

/** Subject and message of a mail, with fields that the server fills for each recipient. */
export function MailTexts(props: MailTextsProps) {
  const {
    at = '',
    labels,
    hasSubject = true,
    words,
    required = true,
    autoFocus,
    language,
    purpose = 'free',
    textsOf,
  } = props;
  const t = useT();
  const { showError } = useDialogs();
  const take = useTakeTemplate();
  const beginWith = useBeginWith();
  const { data: templates = [] } = useAllMailTemplatesQuery();
  const { values, getFieldProps, setFieldValue } = useFormikContext<Partial<MailExtras>>();
  const [insertedId, setInsertedId] = useState<string | null>(null);
  const names = { subject: `${at}subject`, message: `${at}message` };
  const { onFocus, onReady, insert } = useFieldInsertion({
    name: names.subject,
    value: () => getFieldProps<string>(names.subject).value,
    onChange: (text) => void setFieldValue(names.subject, text),
  });
  const ownTexts = ({ texts }: MailTemplateResponse): TextsByField => {
    const { subject = '', message = '' } = templateTextFor(texts, language) ?? {};
    return { [names.subject]: subject, [names.message]: message };
  };
  const filled = async (template: MailTemplateResponse): Promise<TextsByField> => {
    try {
      return await (textsOf ?? ownTexts)(template);
    } catch (error) {
      showError(error);
      return {};
    }
  };
  const choose = async (template: MailTemplateResponse): Promise<void> => {
    if (!(await take(await filled(template)))) return;
    setInsertedId(null);
    beginWith(template, true);
  };
  /** A template for a place in the message; it also gives an empty subject. */
  const inserted = async (template: MailTemplateResponse): Promise<string> => {
    const texts = await filled(template);
    if (!getFieldProps<string>(names.subject).value) void setFieldValue(names.subject, texts[names.subject] ?? '');
    beginWith(template);
    setInsertedId(template._id);
    return texts[names.message] ?? '';
  };
  const find = (typed: string): InsertedText[] =>
    findTemplates(templates, purpose, typed)
      .slice(0, MAX_SUGGESTED)
      .map((template) => ({ id: template._id, label: template.name, html: () => inserted(template) }));
  const latest = useRef(find);
  useEffect(() => {
    latest.current = find;
  });
  const findTexts = useCallback((typed: string) => Promise.resolve(latest.current(typed)), []);
  return (
    <Stack gap={16} onFocus={onFocus}>
      <Row wrap>
        <TemplateMenu language={language} purpose={purpose} onChoose={(template) => void choose(template)} />
        <Text size="small" tone="muted">
          <FormattedMessage id="mailTemplates.slash" />
        </Text>
      </Row>
      <OtherLanguage
        templateId={insertedId ?? values.templateId ?? null}
        onChoose={(template) => void choose(template)}
        {...{ templates, language }}
      />
      {hasSubject && (
        <TextField
          name={names.subject}
          label={labels.subject}
          required={required}
          help={subjectHelp(getFieldProps<string>(names.subject).value ?? '')}
          {...(autoFocus === 'subject' && { autoFocus: true })}
        />
      )}
      <RichTextField
        name={names.message}
        label={labels.message}
        required={required}
        mailFields
        {...(autoFocus === 'message' && { autoFocus: true })}
        onReady={onReady}
        findTexts={findTexts}
      />
      <InsertField words={words ?? t} lang={words && language} onInsert={insert} />
    </Stack>
  );
}
