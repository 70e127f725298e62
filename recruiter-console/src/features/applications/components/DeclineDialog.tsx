import { mailFieldToken, type Language } from '@byline/shared-types/domain';
import { useT, type Translate } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { FormattedMessage, useIntl } from 'react-intl';
import { UnfilledList } from '../../../components/mail/UnfilledList';
import { useDeclineApplicationsMutation, type ApplicationResponse } from '../../../api';
import { useDefaultTemplate, type DefaultTemplate } from '../../../components/mail/useDefaultTemplate';
import { MailAttachments } from '../../../components/mail/MailAttachments';
import { extrasOf, toExtras } from '../../../components/mail/useBeginWith';
import { Text } from '../../../components/ui/Text';
import { FormDialog } from '../../../components/ui/dialogs/FormDialog';
import { Form } from '../../../components/ui/fields/Form';
import { useWords } from '../../../i18n/useWords';
import { displayName } from '../../../lib/format';
import { paragraphs } from '../../../lib/paragraphs';
import { useCurrentUser } from '@byline/web-kit/session';
import { byLanguage, mailField, NO_REASONS, seen, toMails, toReasons } from '../model';
import type { DeclineValues, MailValues } from '../model';
import { declineSchema } from '../schema';
import { DeclineMail } from './DeclineMail';
import { JobRemovedText } from './JobRemoved';
import { ReasonFields } from './ReasonFields';
import { decisionDraft, useDecision, type DecisionDialogProps } from './useDecision';
import { useUnfilled } from './useUnfilled';

/**
 * Declines with one mail for each candidate. One dialog holds a mail text for each of the candidates' languages
 * (docs/domain/recruiting.md#deciding).
 */
export function DeclineDialog(props: DecisionDialogProps) {
  const groups = byLanguage(props.applications);
  const words = useWords([...groups.keys()]);
  const template = useDefaultTemplate('decline');
  return words && template && <DeclineForm {...props} groups={groups} words={words} template={template} />;
}

interface DeclineFormProps extends DecisionDialogProps {
  groups: ReturnType<typeof byLanguage>;
  /** The texts of each language. */
  words: (language: Language) => Translate;
  template: DefaultTemplate;
}

/** Greets by name and names the job of each. A candidate whom the agency proposed did not apply, so no letter that thanks for an application begins theirs. */
function firstDraft(words: Translate, applications: readonly ApplicationResponse[]): MailValues {
  const values = { firstname: mailFieldToken('firstname'), job: mailFieldToken('job') };
  const thanks = applications.some(({ proposed }) => proposed) ? 'applications.thanksProposed' : 'applications.thanks';
  const lines = ['applications.greeting', thanks, 'applications.sorry', 'applications.regards'] as const;
  return {
    subject: words('applications.defaultSubject', values),
    message: paragraphs(...lines.map((line) => words(line, values)), mailFieldToken('recruiter')),
  };
}

function DeclineForm({ applications, groups, onClose, onDone, words, template }: DeclineFormProps) {
  const t = useT();
  const { locale } = useIntl();
  const names = useNames();
  const me = displayName(useCurrentUser());
  const { refused, done } = useDecision(applications, onClose, onDone);
  const { unfilledOf, findUnfilled } = useUnfilled(applications);
  const [decline, { isLoading }] = useDeclineApplicationsMutation();
  const count = applications.length;
  const languages = [...groups.keys()];
  const [first] = languages;
  const several = languages.length > 1;
  const initial: DeclineValues = {
    mails: Object.fromEntries(
      [...groups].map(([language, group]) => [
        language,
        (group.some(({ proposed }) => proposed) ? null : template.textFor(language)) ??
          firstDraft(words(language), group),
      ]),
    ),
    ...extrasOf(applications.some(({ proposed }) => !proposed) ? template.template : null),
    ...NO_REASONS,
  };
  const send = async ({ mails, ...values }: DeclineValues): Promise<void> => {
    const request = {
      applications: seen(applications),
      ...{ ...toMails(mails, languages), ...toReasons(values), ...toExtras(values) },
    };
    await decline({ declineRequest: request }).unwrap();
    done(t('applications.declined', { count: applications.length }));
  };
  return (
    <FormDialog
      width={600}
      title={<FormattedMessage id="applications.declineTitle" values={{ count }} />}
      action={<FormattedMessage id="applications.send" values={{ count }} />}
      danger
      busy={isLoading}
      onClose={onClose}
    >
      {(form) => (
        <Form
          id={form}
          initialValues={initial}
          schema={declineSchema(languages)}
          onSubmit={send}
          onRefused={(problem, values) =>
            refused(problem, 'applications.changedText', values) || findUnfilled(problem, values)
          }
          fieldOf={(field) => mailField(field, languages)}
          draft={decisionDraft('declineMails', applications)}
          layout="stack"
        >
          {({ values: { mails } }) => (
            <>
              <Text as="p" tone="muted">
                <FormattedMessage id="applications.declineText" values={{ name: me, count }} />{' '}
                {first && !several && first !== locale && (
                  <FormattedMessage
                    id="applications.theirLanguage"
                    values={{ language: names.language(first), count }}
                  />
                )}
              </Text>
              <JobRemovedText applications={applications} />
              {[...groups].map(([language, group], index) => (
                <DeclineMail
                  key={language}
                  language={language}
                  applications={group}
                  words={words(language)}
                  {...(several && { part: { at: index + 1, of: languages.length } })}
                />
              ))}
              <MailAttachments candidateId={null} />
              <ReasonFields />
              {unfilledOf(mails).length > 0 && <UnfilledList people={unfilledOf(mails)} reveals />}
            </>
          )}
        </Form>
      )}
    </FormDialog>
  );
}
