import type { DraftOf } from '@byline/web-kit/form';
import type { Problem } from '@byline/shared-types/domain';
import { useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { Banner } from '../../../components/ui/Banner';
import { Form } from '../../../components/ui/fields/Form';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { MergeConflict } from '../../../components/ui/merge/MergeConflict';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { common } from '../../../i18n/common';
import { usePhone } from '../../../lib/usePhone';
import { messages } from '../messages';
import { labelValues, NO_LABEL, type Category, type LabelValues } from '../model';
import { labelSchema } from '../schema';
import { useLabelWords } from '../useLabelWords';
import { LabelFields } from './LabelFields';
import style from './LabelForm.module.css';

interface LabelFormProps {
  label: string;
  /** The category or skill to change; none for a new one. */
  record?: Category;
  draft: DraftOf;
  functions?: boolean;
  make?: (values: LabelValues) => Promise<{ data: { _id: string } }>;
  change?: (id: string, values: LabelValues, base: LabelValues, version: number) => Promise<unknown>;
  read?: (id: string) => Promise<Category>;
  said: MessageDescriptor;
  onClose: () => void;
}

const notHere = (): Promise<never> => Promise.reject(new Error('not in this form'));

/** Makes or changes a category or a skill in a row of the list; Enter saves, Escape puts back. */
export function LabelForm(props: LabelFormProps) {
  const { label, record, draft, functions = true, make = notHere, change = notHere, read = notHere, said } = props;
  const { formatMessage, locale } = useIntl();
  const phone = usePhone();
  const words = useLabelWords();
  const [exists, setExists] = useState(false);
  const { saving, save } = useRecordForm<Category, LabelValues>({
    record,
    toValues: labelValues,
    empty: () => NO_LABEL,
    words,
    make,
    change,
    read,
    said: (values) => formatMessage(said, { name: values[locale.toUpperCase() as 'EN' | 'NL' | 'FR'].trim() }),
    onClose: props.onClose,
  });
  const onRefused = (problem: Problem | null): boolean => {
    setExists(problem?.code === 'already_exists');
    return problem?.code === 'already_exists' || saving.onRefused(problem);
  };
  return (
    <Form<LabelValues>
      initialValues={saving.opened}
      schema={labelSchema}
      onSubmit={save}
      onRefused={onRefused}
      draft={draft}
      label={label}
    >
      <MergeConflict saving={saving} words={words} />
      {exists && (
        <Banner tone="bad">
          <FormattedMessage {...messages.exists} />
        </Banner>
      )}
      <div className={style.line}>
        <LabelFields hiddenLabels={!phone} autoFocus functions={functions} />
        <div className={style.actions}>
          <FormActions
            onCancel={props.onClose}
            action={<FormattedMessage {...(record ? common.save : common.add)} />}
          />
        </div>
      </div>
    </Form>
  );
}
