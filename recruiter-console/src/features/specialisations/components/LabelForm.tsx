import type { DraftOf } from '@byline/web-kit/form';
import { type MessageId, useT } from '@byline/web-kit/i18n';
import { FormattedMessage, useIntl } from 'react-intl';
import { RecordForm } from '../../../components/record/RecordForm';
import { FormActions } from '../../../components/ui/fields/FormActions';
import { useRecordForm } from '../../../components/ui/merge/useRecordForm';
import { usePhone } from '../../../lib/usePhone';
import { labelRequest, labelValues, NO_LABEL, type Category } from '../model';
import { labelSchema } from '../schema';
import { useLabelWords } from '../useLabelWords';
import { LabelFields } from './LabelFields';
import style from './LabelForm.module.css';

type LabelRequest = ReturnType<typeof labelRequest>;

interface LabelFormProps {
  label: string;
  /** The category or skill to change; undefined for a new one. */
  record?: Category;
  draft: DraftOf;
  functions?: boolean;
  create?: (request: LabelRequest) => Promise<{ data: { _id: string } }>;
  update?: (id: string, change: Partial<LabelRequest> & { version: number }) => Promise<unknown>;
  read?: (id: string) => Promise<Category>;
  said: MessageId;
  onClose: () => void;
}

/** Adds or changes a category or a skill in a row of the list. Enter saves; Escape cancels. */
export function LabelForm(props: LabelFormProps) {
  const { label, record, draft, functions = true, create, update, read, said } = props;
  const t = useT();
  const { locale } = useIntl();
  const phone = usePhone();
  const words = useLabelWords();
  const form = useRecordForm({
    record,
    toValues: labelValues,
    toRequest: labelRequest,
    empty: () => NO_LABEL,
    words,
    ...(create && { create }),
    ...(update && { update }),
    ...(read && { read }),
    said: (values) => t(said, { name: values[locale.toUpperCase() as 'EN' | 'NL' | 'FR'].trim() }),
    onClose: props.onClose,
  });
  return (
    <RecordForm form={form} schema={labelSchema} exists="specialisations.exists" draft={draft} label={label}>
      <div className={style.line}>
        <LabelFields hiddenLabels={!phone} autoFocus functions={functions} />
        <div className={style.actions}>
          <FormActions
            onCancel={props.onClose}
            action={<FormattedMessage id={record ? 'common.save' : 'common.add'} />}
          />
        </div>
      </div>
    </RecordForm>
  );
}
