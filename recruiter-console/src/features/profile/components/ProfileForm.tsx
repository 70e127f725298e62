import Button from '@mui/material/Button';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLazyGetCandidateQuery, useUpdateCandidateMutation, type CandidateResponse } from '../../../api';
import { ConflictBanner } from '../../../components/ui/ConflictBanner';
import { useDialogs, useNotify } from '@byline/web-kit/ui';
import { common } from '../../../i18n/common';
import { fieldErrors, isStale, toProblem } from '@byline/web-kit/problems';
import { differingFields, fieldText, formErrors, toChange, toValues, type ProfileValues } from '../form';
import { messages } from '../messages';
import { profileSchema } from '../schema';
import { useFieldLabels } from './field-labels';
import { PersonalFields } from './PersonalFields';
import { ProfessionalFields } from './ProfessionalFields';

interface ProfileFormProps {
  candidate: CandidateResponse;
  onClose: () => void;
}

/** Edit mode. Saving returns to the view; a conflict keeps what was typed until somebody chooses. */
export function ProfileForm({ candidate, onClose }: ProfileFormProps) {
  const { formatMessage } = useIntl();
  const { showError } = useDialogs();
  const notify = useNotify();
  const labels = useFieldLabels();
  const [update] = useUpdateCandidateMutation();
  const [read] = useLazyGetCandidateQuery();
  const [version, setVersion] = useState(candidate.version);
  const [theirs, setTheirs] = useState<CandidateResponse | null>(null);
  const [initial] = useState(() => toValues(candidate));
  const chosen = (saved: CandidateResponse): void => {
    setVersion(saved.version);
    setTheirs(null);
  };
  return (
    <Formik<ProfileValues>
      initialValues={initial}
      validationSchema={profileSchema}
      onSubmit={async (values, { setErrors }) => {
        const { _id: id } = candidate;
        const result = await update({ id, updateCandidateRequest: toChange(values, version) });
        if (!result.error) {
          notify(formatMessage(messages.saved));
          onClose();
          return;
        }
        const errors = formErrors(fieldErrors(result.error));
        if (isStale(result.error)) setTheirs((await read({ id })).data ?? null);
        else if (toProblem(result.error)?.code === 'email_taken') setErrors({ email: 'email_taken' });
        else if (Object.keys(errors).length > 0) setErrors(errors);
        else showError(result.error);
      }}
    >
      {({ values, setValues, isSubmitting }) => (
        <Form className="panel-form" noValidate aria-label={formatMessage(messages.edit)}>
          <div className="scroll body col g20">
            {theirs && (
              <ConflictBanner
                differences={differingFields(values, toValues(theirs)).map((name) => ({
                  field: labels[name],
                  mine: fieldText(values, name),
                  theirs: fieldText(toValues(theirs), name),
                }))}
                onKeepMine={() => chosen(theirs)}
                onTakeTheirs={() => {
                  chosen(theirs);
                  void setValues(toValues(theirs));
                }}
              />
            )}
            <h2 className="t-m">
              <FormattedMessage {...messages.personal} />
            </h2>
            <PersonalFields labels={labels} />
            <h2 className="t-m">
              <FormattedMessage {...messages.professional} />
            </h2>
            <ProfessionalFields labels={labels} />
          </div>
          <div className="foot" style={{ justifyContent: 'flex-end' }}>
            <Button onClick={onClose}>
              <FormattedMessage {...common.cancel} />
            </Button>
            <Button type="submit" variant="contained" color="primary" disabled={isSubmitting}>
              <FormattedMessage {...common.save} />
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
