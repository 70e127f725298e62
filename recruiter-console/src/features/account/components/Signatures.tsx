import { LANGUAGES, MAX_SIGNATURE } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { useNames } from '@byline/web-kit/names';
import { longer } from '@byline/web-kit/problems';
import { useNotify } from '@byline/web-kit/ui';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage } from 'react-intl';
import { object, string } from 'yup';
import { useGetMeQuery, useUpdateMeMutation, type SignaturesDto } from '../../../api';
import { Row } from '../../../components/layout/Stack';
import { Form } from '../../../components/ui/fields/Form';
import { TextField } from '../../../components/ui/fields/TextField';
import { ListSkeleton } from '../../../components/ui/ListSkeleton';
import { ErrorState } from '../../../components/ui/States';
import { AccountSection } from './AccountSection';

type Values = Record<keyof SignaturesDto, string>;

const line = () => string().trim().max(MAX_SIGNATURE, longer);
const schema = object({ nl: line(), fr: line(), en: line() });

/** The signature below the recruiter's mails, in each language (docs/domain/mail.md#fields). */
export function Signatures() {
  const { data, error, refetch } = useGetMeQuery();
  return (
    <AccountSection
      title={<FormattedMessage id="account.signature" />}
      help={<FormattedMessage id="account.signatureHelp" />}
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />)}
      {data && <SignatureForm signatures={data.signatures} />}
    </AccountSection>
  );
}

function SignatureForm({ signatures: { nl, fr, en } }: { signatures: SignaturesDto }) {
  const t = useT();
  const names = useNames();
  const notify = useNotify();
  const [save] = useUpdateMeMutation();
  const onSubmit = async (values: Values): Promise<void> => {
    await save({ settingsRequest: { signatures: values } }).unwrap();
    notify(t('account.signatureSaved'), { success: true });
  };
  return (
    <Form<Values>
      initialValues={{ nl: nl ?? '', fr: fr ?? '', en: en ?? '' }}
      schema={schema}
      onSubmit={onSubmit}
      fieldOf={(field) => field.split('.').at(-1) ?? field}
      draft={{ form: 'signatures' }}
      layout="stack"
      label={t('account.signature')}
    >
      {({ isSubmitting }) => (
        <>
          {LANGUAGES.map((language) => (
            <TextField
              key={language}
              name={language}
              label={names.language(language)}
              rows={3}
              maxLength={MAX_SIGNATURE}
            />
          ))}
          <Row>
            <Button type="submit" disabled={isSubmitting}>
              <FormattedMessage id="common.save" />
            </Button>
          </Row>
        </>
      )}
    </Form>
  );
}
