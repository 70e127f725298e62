import { useMemo } from 'react';
import { useCreateDiplomaMutation, useDeleteDiplomaMutation, useUpdateDiplomaMutation } from '../../../api';
import { Field } from '../../../components/form/Field';
import { Form } from '../../../components/form/Form';
import { yearChoices } from '../../../components/form/MonthField';
import { SelectField } from '../../../components/form/SelectField';
import { OPEN } from '../../../components/ui/EntryList';
import { EntryActions } from '../../../components/ui/EntryActions';
import { useNotify } from '@byline/web-kit/ui';
import { useRemoval } from '../../../components/ui/useRemoval';
import { useLanguage, useT } from '@byline/web-kit/i18n';
import { countryChoices } from '@byline/web-kit/names';
import { saveEntry } from '../../../lib/save-entry';
import { useMergedEntry } from '../../../lib/useMergedEntry';
import { diplomaValues, toDiploma, type Diploma, type DiplomaValues } from '../model';
import rowStyle from '../../../components/form/row.module.css';

const schema = () => import('../schema').then((schemas) => schemas.diplomaSchema);

interface DiplomaFormProps {
  candidateId: string;
  /** Null for a new diploma. */
  diploma: Diploma | null;
  onDone: () => void;
}

/** One form for adding and editing. A refusal opens the response dialog (docs/domain/interface.md#refusals). */
export function DiplomaForm({ candidateId, diploma, onDone }: DiplomaFormProps) {
  const t = useT();
  const language = useLanguage();
  const notify = useNotify();
  const removal = useRemoval();
  const [create] = useCreateDiplomaMutation();
  const [update] = useUpdateDiplomaMutation();
  const [remove] = useDeleteDiplomaMutation();
  const years = useMemo(() => yearChoices(), []);
  const countries = useMemo(() => countryChoices(language), [language]);

  const { clash, onRefused, save } = useMergedEntry<Diploma, DiplomaValues>({
    candidateId,
    entry: diploma,
    listOf: (candidate) => candidate.diploma,
    toValues: diplomaValues,
    write: async (values, version) => {
      const input = toDiploma(values, candidateId);
      const add = () => create({ createDiplomaRequest: input }).unwrap();
      if (!diploma) return add();
      const updateDiplomaRequest = { ...input, version };
      return saveEntry(() => update({ id: diploma._id, updateDiplomaRequest }).unwrap(), add);
    },
  });
  const saveIt = async (values: DiplomaValues): Promise<void> => {
    await save(values);
    notify(t('education.saved'));
    onDone();
  };

  const removeIt = ({ _id, degree: name }: Diploma): Promise<boolean> => {
    const question = t('files.removeQuestion', { name });
    return removal({ question, remove: () => remove({ id: _id }).unwrap(), removed: t('education.removed') });
  };

  return (
    <Form
      initialValues={diplomaValues(diploma)}
      schema={schema}
      onSubmit={saveIt}
      onRefused={onRefused}
      clash={clash}
      failure="dialog"
      draft={{ form: 'diploma', record: diploma?._id ?? '', shownBy: [OPEN] }}
      summary={false}
    >
      {({ isSubmitting }) => (
        <>
          <div className={rowStyle.row}>
            <Field name="degree" label={t('education.degree')} autoComplete="off" />
            <Field name="institute" label={t('education.institute')} autoComplete="off" />
          </div>
          <div className={`${rowStyle.row} ${rowStyle.years}`}>
            <SelectField name="from" label={t('education.from')} choices={years} />
            <SelectField name="to" label={t('education.to')} optional choices={years} mayBeEmpty />
            <SelectField name="country" label={t('education.country')} optional choices={countries} mayBeEmpty />
          </div>
          <EntryActions
            saving={isSubmitting}
            onCancel={onDone}
            onRemove={diploma ? () => removeIt(diploma) : undefined}
          />
        </>
      )}
    </Form>
  );
}
