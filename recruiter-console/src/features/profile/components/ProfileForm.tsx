import type { Problem } from '@byline/shared-types/domain';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLazyGetCandidateQuery, useUpdateCandidateMutation, type CandidateResponse } from '../../../api';
import { PaneBody, PaneFoot, Scroll } from '../../../components/layout/Pane';
import { ConflictBanner } from '../../../components/ui/ConflictBanner';
import { useNotify } from '@byline/web-kit/ui';
import { Text } from '../../../components/ui/Text';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { differingFields, fieldText, formField, toChange, toValues, type ProfileValues } from '../form';
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
  const save = async (values: ProfileValues): Promise<void> => {
    await update({ id: candidate._id, updateCandidateRequest: toChange(values, version) }).unwrap();
    notify(formatMessage(messages.saved));
    onClose();
  };
  const showTheirs = async (problem: Problem | null): Promise<boolean> => {
    if (problem?.code !== 'stale_version') return false;
    setTheirs(await read({ id: candidate._id }).unwrap());
    return true;
  };
  return (
    <Form<ProfileValues>
      initialValues={initial}
      schema={profileSchema}
      onSubmit={save}
      onRefused={showTheirs}
      fieldOf={formField}
      draft={{ form: 'profile', record: candidate._id }}
      layout="inPane"
      label={formatMessage(messages.edit)}
    >
      {({ values, setValues }) => (
        <>
          <Scroll>
            <PaneBody gap={20}>
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
              <Text as="h2" size="panel">
                <FormattedMessage {...messages.personal} />
              </Text>
              <PersonalFields labels={labels} />
              <Text as="h2" size="panel">
                <FormattedMessage {...messages.professional} />
              </Text>
              <ProfessionalFields labels={labels} />
            </PaneBody>
          </Scroll>
          <PaneFoot atEnd>
            <FormActions framed onCancel={onClose} />
          </PaneFoot>
        </>
      )}
    </Form>
  );
}
