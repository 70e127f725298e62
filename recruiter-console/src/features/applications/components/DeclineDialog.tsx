import Button from '@mui/material/Button';
import { useId } from 'react';
import { toLanguage, type Language } from '@byline/shared-types/domain';
import { useNames } from '@byline/web-kit/names';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useDeclineApplicationsMutation } from '../../../api';
import { Row, Stack } from '../../../components/layout/Stack';
import { Avatar } from '../../../components/ui/Avatar';
import { Tag } from '../../../components/ui/Tag';
import { Text } from '../../../components/ui/Text';
import { AppDialog } from '../../../components/ui/dialogs/AppDialog';
import { Form } from '../../../components/ui/fields/Form';
import { RichTextField } from '../../../components/ui/fields/RichTextField';
import { TextField } from '../../../components/ui/fields/TextField';
import { common } from '../../../i18n/common';
import { useWords } from '../../../i18n/useWords';
import { displayName } from '../../../lib/format';
import { useCurrentUser } from '@byline/web-kit/session';
import { messages } from '../messages';
import { commonJob, NO_REASONS, paragraphs, seen, toReasons } from '../model';
import { declineSchema } from '../schema';
import { ReasonFields } from './ReasonFields';
import { decisionDraft, useDecision, type DecisionDialogProps } from './useDecision';

/** Declines with a mail in their language: every candidate gets their own (docs/domain/recruiting.md#deciding). */
export function DeclineDialog(props: DecisionDialogProps) {
  const language = toLanguage(props.applications[0]?.candidate.language);
  const words = useWords(language);
  return words && <DeclineForm {...props} language={language} words={words} />;
}

interface DeclineFormProps extends DecisionDialogProps {
  language: Language;
  /** Those of that language. */
  words: IntlShape['formatMessage'];
}

function DeclineForm({ applications, part, onClose, onDone, language, words }: DeclineFormProps) {
  const { formatMessage, locale } = useIntl();
  const names = useNames();
  const form = useId();
  const me = displayName(useCurrentUser());
  const { refused, done } = useDecision(applications, onClose, onDone);
  const [decline, { isLoading }] = useDeclineApplicationsMutation();
  const count = applications.length;
  const job = commonJob(applications);
  const initial = {
    subject: job ? words(messages.defaultSubject, { job }) : words(messages.defaultSubjectAny),
    ...NO_REASONS,
    message: paragraphs(
      words(messages.greeting),
      words(messages.thanks),
      words(messages.sorry),
      words(messages.regards),
      me,
    ),
  };
  const send = async ({ subject, message, ...reasons }: typeof initial): Promise<void> => {
    const email = { subject: subject.trim(), message };
    await decline({ declineRequest: { applications: seen(applications), email, ...toReasons(reasons) } }).unwrap();
    done(messages.declined);
  };
  return (
    <AppDialog
      open
      width={600}
      title={<FormattedMessage {...messages.declineTitle} values={{ count }} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...common.cancel} />
          </Button>
          <Button type="submit" form={form} variant="contained" color="error" disabled={isLoading}>
            <FormattedMessage {...messages.send} values={{ count }} />
          </Button>
        </>
      }
    >
      <Form
        id={form}
        initialValues={initial}
        schema={declineSchema}
        onSubmit={send}
        onRefused={refused}
        fieldOf={(field) => field.replace(/^email\./, '')}
        draft={decisionDraft('decline', applications)}
        layout="stack"
      >
        {part && (
          <Text as="p" weight="medium">
            <FormattedMessage {...messages.part} values={{ ...part, count, language: names.language(language) }} />
          </Text>
        )}
        <Text as="p" tone="muted">
          <FormattedMessage {...messages.declineText} values={{ name: me }} />{' '}
          {language !== locale && (
            <FormattedMessage {...messages.theirLanguage} values={{ language: names.language(language) }} />
          )}
        </Text>
        <Stack gap={6}>
          <Text size="small" weight="medium" tone="muted">
            <FormattedMessage {...messages.to} />
          </Text>
          <Row gap={6} wrap>
            {applications.map(({ _id, candidate }) => (
              <Tag key={_id}>
                <Avatar person={candidate} size="small" />
                {displayName(candidate)}
              </Tag>
            ))}
          </Row>
        </Stack>
        <TextField name="subject" label={formatMessage(messages.subject)} required />
        <RichTextField name="message" label={formatMessage(messages.message)} required autoFocus />
        <ReasonFields />
      </Form>
    </AppDialog>
  );
}
