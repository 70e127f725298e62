import { changedPart } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { visuallyHidden } from '@byline/web-kit/ui';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLazyGetCandidateQuery, useUpdateCandidateMutation, type CandidateResponse } from '../../../api';
import { PaneBody, PaneFoot, Scroll } from '../../../components/layout/Pane';
import { useMergedSave } from '@byline/web-kit/form';
import { useNotifySaved } from '../../../components/ui/merge/useNotifySaved';
import { RecordForm } from '../../../components/record/RecordForm';
import { useChangedBy } from '../../../components/candidate/useChangedBy';
import { Text } from '../../../components/ui/Text';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { displayName } from '../../../lib/format';
import { CHANGE_PARTS, formField, toChange, toValues, type ProfileValues } from '../form';
import { profileSchema } from '../schema';
import { useFieldLabels } from './field-labels';
import { useFieldWords } from './field-words';
import { PersonalFields } from './PersonalFields';
import { ProfessionalFields } from './ProfessionalFields';

interface ProfileFormProps {
  candidate: CandidateResponse;
  onClose: () => void;
}

/** The edit mode of the profile. Saving sends only the changed fields and returns to the view. */
export function ProfileForm({ candidate, onClose }: ProfileFormProps) {
  const t = useT();
  const labels = useFieldLabels();
  const words = useFieldWords();
  const changedBy = useChangedBy();
  const notifySaved = useNotifySaved();
  const [update] = useUpdateCandidateMutation();
  const [read] = useLazyGetCandidateQuery();
  const emailWaits = useRef(false);
  const saving = useMergedSave<CandidateResponse, ProfileValues>({
    initial: toValues(candidate),
    version: candidate.version,
    toValues,
    merges: true,
    read: () => read({ id: candidate._id }).unwrap(),
    write: async (values, base, version) => {
      const change = changedPart(toChange(values), toChange(base), CHANGE_PARTS);
      const answer = await update({ id: candidate._id, updateCandidateRequest: { ...change, version } }).unwrap();
      emailWaits.current = change.email !== undefined && !!answer.pendingEmail;
    },
  });
  const save = async (values: ProfileValues): Promise<void> => {
    const merged = await saving.save(values);
    const text = t(emailWaits.current ? 'profile.savedEmailWaits' : 'profile.saved');
    notifySaved({ text, merged, words, who: changedBy });
    onClose();
  };
  return (
    <RecordForm
      form={{ saving, save, words }}
      who={changedBy}
      schema={profileSchema}
      fieldOf={formField}
      draft={{ form: 'profile', record: candidate._id }}
      layout="inPane"
      label={t('profile.edit')}
      frame={(fields) => (
        <>
          <h1 className={visuallyHidden}>{displayName(candidate)}</h1>
          <Scroll>
            <PaneBody gap={20}>{fields}</PaneBody>
          </Scroll>
          <PaneFoot atEnd>
            <FormActions framed onCancel={onClose} />
          </PaneFoot>
        </>
      )}
    >
      <Text as="h2" size="panel">
        <FormattedMessage id="profile.personal" />
      </Text>
      <PersonalFields labels={labels} hasLogin={candidate.userId !== null} />
      <Text as="h2" size="panel">
        <FormattedMessage id="profile.professional" />
      </Text>
      <ProfessionalFields labels={labels} />
    </RecordForm>
  );
}
