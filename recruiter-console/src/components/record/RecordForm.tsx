import type { FormProps } from '@byline/web-kit/form';
import type { Problem } from '@byline/shared-types/domain';
import { useT, type MessageId } from '@byline/web-kit/i18n';
import { useDialogs } from '@byline/web-kit/ui';
import { use, useState, type ComponentProps, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '../ui/Banner';
import { Form } from '../ui/fields/Form';
import { SaveConflict } from '../ui/merge/SaveConflict';
import type { SavedForm } from '../ui/merge/useRecordForm';
import { GoneContext } from './gone-context';

interface RecordFormProps<Stored, Values extends object> extends Omit<
  ComponentProps<typeof Form<Values>>,
  'initialValues' | 'onSubmit' | 'onRefused'
> {
  form: SavedForm<Stored, Values>;
  who?: (theirs: Stored) => string | null;
  /** The message if the name must be unique and already exists. */
  exists?: MessageId;
  onRefused?: (problem: Problem | null) => void;
  /** Shows a refusal itself; false leaves it to the form. */
  showRefusal?: ((problem: Problem | null, values: Values) => Promise<boolean>) | undefined;
  /** Wraps the fields. */
  frame?: (fields: ReactNode) => ReactNode;
  children: FormProps<Values>['children'];
}

/** The form of a record; shows a colleague's changes above its fields. */
export function RecordForm<Stored, Values extends object>(props: RecordFormProps<Stored, Values>) {
  const { form, who, exists, onRefused, showRefusal, frame = (fields) => fields, children, ...rest } = props;
  const { saving, save, words } = form;
  const t = useT();
  const { notice } = useDialogs();
  const isGone = use(GoneContext);
  const [isTaken, setTaken] = useState(false);
  const tellGone = async (problem: Problem | null): Promise<boolean> => {
    if (problem?.code !== 'not_found' || !(await saving.isGone())) return false;
    notice({ title: t('record.gone'), text: t('record.goneText') });
    return true;
  };
  return (
    <Form<Values>
      {...rest}
      initialValues={saving.opened}
      onSubmit={save}
      onRefused={async (problem, values) => {
        onRefused?.(problem);
        const taken = exists !== undefined && problem?.code === 'already_exists';
        setTaken(taken);
        if (taken || saving.onRefused(problem) || (await showRefusal?.(problem, values))) return true;
        return tellGone(problem);
      }}
    >
      {(formik) =>
        frame(
          <>
            {isGone && (
              <Banner tone="bad">
                <FormattedMessage id="record.gone" /> <FormattedMessage id="record.goneText" />
              </Banner>
            )}
            <SaveConflict saving={saving} words={words} who={who ?? form.who} />
            {isTaken && exists && (
              <Banner tone="bad">
                <FormattedMessage id={exists} />
              </Banner>
            )}
            {typeof children === 'function' ? children(formik) : children}
          </>,
        )
      }
    </Form>
  );
}
