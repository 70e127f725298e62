import { labelIn, type Language } from '@byline/shared-types/domain';
import { useCancel } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../../../components/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLazyAllSkillsQuery, useUpdateSkillMutation, type SkillResponse } from '../../../api';
import { Grow } from '../../../components/layout/Grow';
import { SideForm } from '../../../components/record/SideForm';
import { PickerField } from '../../../components/ui/fields/form-fields';
import type { FieldWords } from '../../../components/ui/merge/field-words';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { proposalRequest, proposalValues, type Category, type ProposalValues } from '../model';
import { labelSchema } from '../schema';
import { useLabelWords } from '../useLabelWords';
import { useRemoveSkill } from '../useRemovals';
import { Alike } from './Alike';
import { LabelFields } from './LabelFields';
import { Proposer } from './Proposer';

interface ProposalFormProps {
  skill: SkillResponse;
  skills: readonly SkillResponse[];
  categories: readonly Category[];
  onClose: () => void;
}

/** Corrects the labels, category and functions of a proposal before its approval. */
export function ProposalForm({ skill, skills, categories, onClose }: ProposalFormProps) {
  const t = useT();
  const { locale } = useIntl();
  const [update] = useUpdateSkillMutation();
  const [readAll] = useLazyAllSkillsQuery();
  const labelWords = useLabelWords();
  const nameOf = ({ label }: Pick<Category, 'label'>): string => labelIn(label, locale as Language);
  const options = categories.map((category) => ({ value: category._id, label: nameOf(category) }));
  const words: FieldWords<ProposalValues> = {
    label: (field) => (field === 'categoryId' ? t('specialisations.category') : labelWords.label(field)),
    text: (values, field) =>
      field === 'categoryId'
        ? (options.find(({ value }) => value === values.categoryId)?.label ?? '')
        : labelWords.text(values, field),
  };
  const form = useRecordForm({
    ...{ record: skill, toValues: proposalValues, toRequest: proposalRequest, words, onClose },
    update: (id, change) => update({ id, updateSkillRequest: { ...change, state: 'approved' } }).unwrap(),
    read: async (id) => (await readAll().unwrap()).find(({ _id }) => _id === id) ?? skill,
    said: ({ EN, NL, FR }) => t('proposals.approved', { name: nameOf({ label: { EN, NL, FR } }).trim() }),
  });
  return (
    <SideForm
      title={nameOf(skill)}
      form={form}
      exists="specialisations.exists"
      schema={labelSchema}
      draft={{ form: 'proposal', record: skill._id, shownBy: ['open', 'tab'] }}
      onClose={onClose}
      foot={
        <>
          <DeclineButton skill={skill} onDeclined={onClose} />
          <Grow />
          <Button type="submit" variant="contained" color="primary">
            <FormattedMessage id="proposals.approve" />
          </Button>
        </>
      }
    >
      <Proposer skill={skill} />
      <LabelFields />
      <PickerField
        name="categoryId"
        label={t('specialisations.category')}
        options={options}
        placeholder={t('common.none')}
      />
      <Alike skill={skill} skills={skills} onDone={onClose} />
    </SideForm>
  );
}

/** Declining also drops the draft of the form. */
function DeclineButton({ skill, onDeclined }: { skill: SkillResponse; onDeclined: () => void }) {
  const drop = useCancel(onDeclined);
  const decline = useRemoveSkill();
  const onDecline = async (): Promise<void> => {
    if (await decline(skill)) drop();
  };
  return (
    <Button variant="text" color="error" onClick={() => void onDecline()}>
      <FormattedMessage id="proposals.decline" />
    </Button>
  );
}
