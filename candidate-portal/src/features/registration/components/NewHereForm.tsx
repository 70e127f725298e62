import type { DraftOf } from '@byline/web-kit/form';
import { useNavigate } from 'react-router-dom';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { Button, type ButtonLook } from '../../../components/ui/Button';
import { useT } from '@byline/web-kit/i18n';
import type { RegisterState } from '../model';
import { BotCheck } from './BotCheck';
import rowStyle from '../../../components/form/row.module.css';

const schema = () => import('../schema').then((schemas) => schemas.newHereSchema);

interface NewHereFormProps {
  labelledBy: string;
  look: ButtonLook;
  jobId?: string | undefined;
  campaignId?: string | undefined;
  /** The function that the job asks for. */
  suggested?: string | undefined;
}

const EMPTY = { firstname: '', lastname: '', altcha: '' };

/** Restores the answers of the entry screen, including the solved bot check, when the visitor comes back. */
export const NEW_HERE: DraftOf = { form: 'new-here', quiet: true, leavesFreely: true, staysWhenSent: true };

/** First name, last name and the bot check; passes the answers, the job and the campaign to /register. */
export function NewHereForm({ labelledBy, look, jobId, campaignId, suggested }: NewHereFormProps) {
  const t = useT();
  const navigate = useNavigate();

  const go = async ({ firstname, lastname, altcha }: typeof EMPTY): Promise<void> => {
    const state: RegisterState = {
      step: 1,
      user: { firstname: firstname.trim(), name: lastname.trim() },
      altcha,
      ...(jobId && { jobId }),
      ...(campaignId && { campaignId }),
      ...(suggested && { function: suggested }),
    };
    await navigate(jobId ? `/register/${jobId}` : '/register', { state });
  };

  return (
    <Form
      initialValues={EMPTY}
      schema={schema}
      onSubmit={go}
      failure="alert"
      labelledBy={labelledBy}
      summary={false}
      draft={NEW_HERE}
    >
      {({ values, setFieldValue }) => (
        <>
          <div className={`${rowStyle.row} ${rowStyle.together}`}>
            <Field name="firstname" label={t('register.firstname')} autoComplete="given-name" />
            <Field name="lastname" label={t('register.lastname')} autoComplete="family-name" />
          </div>
          <BotCheck isVerified={values.altcha !== ''} onVerified={(altcha) => void setFieldValue('altcha', altcha)} />
          <Button type="submit" look={look} wide disabled={values.altcha === ''}>
            {t('register.create')}
          </Button>
        </>
      )}
    </Form>
  );
}
