import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import type { LoadSchema } from '@byline/web-kit/form';
import { Form } from '../../../../components/form/Form';
import { EntryActions } from '../../../../components/ui/EntryActions';
import { useNotify } from '@byline/web-kit/ui';
import { useT } from '@byline/web-kit/i18n';
import { blockDraft } from './ProfileBlock';
import { fieldOf, type Candidate, type CandidatePatch } from '../../model';
import { useMergedForm } from '../../useMergedForm';

interface BlockFormProps<Values extends FormikValues> {
  candidate: Candidate;
  /** The name in the toast. */
  block: string;
  labelledBy: string;
  toValues: (candidate: Candidate) => Values;
  schema: LoadSchema;
  toPatch: (values: Values) => CandidatePatch | Promise<CandidatePatch>;
  summary?: boolean;
  onDone: () => void;
  children: ReactNode;
}

/** The form of a profile block. Saving returns to view mode and shows a toast (docs/domain/interface.md#dialogs). */
export function BlockForm<Values extends FormikValues>({
  candidate,
  block,
  labelledBy,
  toValues,
  schema,
  toPatch,
  summary = true,
  onDone,
  children,
}: BlockFormProps<Values>) {
  const t = useT();
  const notify = useNotify();
  const form = useMergedForm({ candidate, toValues, toPatch });
  const save = async (values: Values): Promise<void> => {
    await form.save(values);
    notify(t('profile.saved', { block }));
    onDone();
  };
  return (
    <Form
      initialValues={toValues(candidate)}
      schema={schema}
      onSubmit={save}
      failure="dialog"
      fieldOf={fieldOf}
      onRefused={form.onRefused}
      clash={form.clash}
      labelledBy={labelledBy}
      draft={blockDraft(labelledBy, candidate._id)}
      summary={summary}
    >
      {({ isSubmitting }) => (
        <>
          {children}
          <EntryActions saving={isSubmitting} onCancel={onDone} />
        </>
      )}
    </Form>
  );
}
