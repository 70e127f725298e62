import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { Button, type ButtonLook } from '../../../components/ui/Button';
import { useT } from '@byline/web-kit/i18n';
import { messages } from '../messages';
import type { RegisterState } from '../model';
import { newHereSchema } from '../schema';
import { BotCheck } from './BotCheck';
import rowStyle from '../../../components/form/row.module.css';

interface NewHereFormProps {
  labelledBy: string;
  look: ButtonLook;
  jobId?: string | undefined;
  campaignId?: string | undefined;
}

const EMPTY = { firstname: '', lastname: '' };

/** First name, last name and the bot check; what was typed moves on to /register with the job and campaign. */
export function NewHereForm({ labelledBy, look, jobId, campaignId }: NewHereFormProps) {
  const t = useT();
  const navigate = useNavigate();
  const [altcha, setAltcha] = useState<string | null>(null);

  const go = async ({ firstname, lastname }: typeof EMPTY): Promise<void> => {
    if (altcha === null) return;
    const state: RegisterState = {
      step: 1,
      user: { firstname: firstname.trim(), name: lastname.trim() },
      altcha,
      ...(jobId && { jobId }),
      ...(campaignId && { campaignId }),
    };
    await navigate(jobId ? `/register/${jobId}` : '/register', { state });
  };

  return (
    <Form
      initialValues={EMPTY}
      schema={newHereSchema}
      onSubmit={go}
      failure="alert"
      labelledBy={labelledBy}
      summary={false}
    >
      <div className={`${rowStyle.row} ${rowStyle.together}`}>
        <Field name="firstname" label={t(messages.firstname)} autoComplete="given-name" />
        <Field name="lastname" label={t(messages.lastname)} autoComplete="family-name" />
      </div>
      <BotCheck onVerified={setAltcha} />
      <Button type="submit" look={look} wide disabled={altcha === null}>
        {t(messages.create)}
      </Button>
    </Form>
  );
}
