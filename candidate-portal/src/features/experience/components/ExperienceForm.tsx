import { useCreateExperienceMutation, useDeleteExperienceMutation, useUpdateExperienceMutation } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { MonthField } from '../../../components/form/MonthField';
import { OPEN } from '../../../components/ui/EntryList';
import { EntryActions } from '../../../components/ui/EntryActions';
import { useNotify } from '@byline/web-kit/ui';
import { useRemoval } from '../../../components/ui/useRemoval';
import { useT } from '@byline/web-kit/i18n';
import { saveEntry } from '../../../lib/save-entry';
import { useMergedEntry } from '../../../lib/useMergedEntry';
import { experienceValues, toExperience, type Experience, type ExperienceValues } from '../model';
import rowStyle from '../../../components/form/row.module.css';

const schema = () => import('../schema').then((schemas) => schemas.experienceSchema);

interface ExperienceFormProps {
  candidateId: string;
  /** Null for new work experience. */
  experience: Experience | null;
  onDone: () => void;
}

/** One form for adding and editing. A refusal opens the response dialog (docs/domain/interface.md#refusals). */
export function ExperienceForm({ candidateId, experience, onDone }: ExperienceFormProps) {
  const t = useT();
  const notify = useNotify();
  const removal = useRemoval();
  const [create] = useCreateExperienceMutation();
  const [update] = useUpdateExperienceMutation();
  const [remove] = useDeleteExperienceMutation();

  const { clash, onRefused, save } = useMergedEntry<Experience, ExperienceValues>({
    candidateId,
    entry: experience,
    listOf: ({ workExperience }) => workExperience,
    toValues: experienceValues,
    write: async (values, version) => {
      const input = toExperience(values, candidateId);
      const add = () => create({ createExperienceRequest: input }).unwrap();
      if (!experience) return add();
      const updateExperienceRequest = { ...input, version };
      return saveEntry(() => update({ id: experience._id, updateExperienceRequest }).unwrap(), add);
    },
  });
  const saveIt = async (values: ExperienceValues): Promise<void> => {
    await save(values);
    notify(t('experience.saved'));
    onDone();
  };

  const removeIt = ({ _id, function: name }: Experience): Promise<boolean> => {
    const question = t('files.removeQuestion', { name });
    return removal({ question, remove: () => remove({ id: _id }).unwrap(), removed: t('experience.removed') });
  };

  return (
    <Form
      initialValues={experienceValues(experience)}
      schema={schema}
      onSubmit={saveIt}
      onRefused={onRefused}
      clash={clash}
      failure="dialog"
      draft={{ form: 'experience', record: experience?._id ?? '', shownBy: [OPEN] }}
      summary={false}
    >
      {({ isSubmitting }) => (
        <>
          <div className={rowStyle.row}>
            <Field name="function" label={t('experience.function')} autoComplete="organization-title" />
            <Field name="company" label={t('experience.company')} autoComplete="organization" />
          </div>
          <div className={rowStyle.row}>
            <MonthField name="from" label={t('experience.from')} />
            <MonthField name="to" label={t('experience.to')} optional help={t('experience.toHelp')} />
          </div>
          <EntryActions
            saving={isSubmitting}
            onCancel={onDone}
            onRemove={experience ? () => removeIt(experience) : undefined}
          />
        </>
      )}
    </Form>
  );
}
