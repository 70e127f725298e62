import { completeLanguages, LANGUAGES, MAIL_PURPOSES } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useAllMailTemplatesQuery, useCreateMailTemplateMutation, type MailTemplateResponse } from '../../../api';
import { NewRecord } from '../../../components/record/NewRecord';
import { RecordList } from '../../../components/record/RecordList';
import { Text } from '../../../components/ui/Text';

interface MailTemplateListProps {
  open: string | null;
  onOpen: (id: string) => void;
}

const DRAFT = 'new-mail-template';

/** All templates by purpose, with a search and a form for a new one. */
export function MailTemplateList({ open, onOpen }: MailTemplateListProps) {
  const t = useT();
  const notify = useNotify();
  const query = useAllMailTemplatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create] = useCreateMailTemplateMutation();
  return (
    <RecordList
      query={query}
      groups={MAIL_PURPOSES.map((purpose) => ({
        name: t(`mailPurpose.${purpose}`),
        has: (template: MailTemplateResponse) => template.purpose === purpose,
      }))}
      nameOf={({ name }) => name}
      sideOf={({ isDefault }) => isDefault && <FormattedMessage id="mailTemplates.default" />}
      detailOf={(template) => <Languages template={template} />}
      texts="mailTemplates"
      draft={DRAFT}
      newRecord={({ onCancel, onMade }) => (
        <NewRecord
          label={t('mailTemplates.add')}
          field={t('mailTemplates.name')}
          draft={DRAFT}
          exists={t('mailTemplates.exists')}
          onCancel={onCancel}
          onMake={async (name) => {
            const { data } = await create({ createMailTemplateRequest: { name, purpose: 'free' } }).unwrap();
            notify(t('mailTemplates.added', { name: data.name }));
            onMade(data._id);
          }}
        />
      )}
      open={open}
      onOpen={onOpen}
    />
  );
}

/** The languages of a template, and in words the missing ones. */
function Languages({ template: { texts } }: { template: MailTemplateResponse }) {
  const t = useT();
  const complete = completeLanguages(texts);
  const missing = LANGUAGES.filter((language) => !complete.includes(language));
  return (
    <>
      {complete.join(', ')}
      {complete.length > 0 && missing.length > 0 && ' · '}
      {missing.length > 0 && (
        <Text size="small" tone="warn">
          <FormattedMessage
            id="mailTemplates.missing"
            values={{
              languages: missing.map((language) => t(`mailTemplates.word.${language}`)).join(', '),
              count: missing.length,
            }}
          />
        </Text>
      )}
    </>
  );
}
