import type { DraftOf } from '@byline/web-kit/form';
import { MAX_LINE } from '@byline/shared-types/domain';
import type { MessageId } from '@byline/web-kit/i18n';
import { Button } from '../ui/Button';
import { Plus } from 'lucide-react';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { longer } from '@byline/web-kit/problems';
import { object, string } from 'yup';
import { Grow } from '../layout/Grow';
import { Row } from '../layout/Stack';
import { Form } from '../ui/fields/Form';
import { TextField } from '../ui/fields/TextField';
import style from './LineForm.module.css';

interface LineFormProps {
  label: string;
  placeholder: string;
  /** The text of the button. */
  action: MessageId;
  draft: DraftOf;
  maxLength?: number;
  /** Must reject if the API refuses; the typed text then stays. */
  onAdd: (text: string) => Promise<void>;
  autoFocus?: boolean;
  className?: string;
}

/** The form has only this field, so it shows every refusal of the API, under any field name. */
const ONLY_FIELD = 'text';

/** A one-line form that adds an entry; after Enter the user can type the next one. */
export function LineForm(props: LineFormProps) {
  const { label, placeholder, action, draft, maxLength = MAX_LINE, onAdd, autoFocus = false, className } = props;
  const [{ added, typedOn }, setAdded] = useState({ added: 0, typedOn: '' });
  const sent = useRef<string | null>(null);
  const line = useRef<HTMLDivElement>(null);
  return (
    <Form<{ text: string }>
      key={added}
      initialValues={{ text: '' }}
      schema={object({ text: string().trim().required('required').max(maxLength, longer) })}
      onSubmit={async ({ text }) => {
        await onAdd(text.trim());
        sent.current = text;
      }}
      fieldOf={() => ONLY_FIELD}
      draft={draft}
      label={label}
    >
      <TypedOn text={typedOn} />
      <OnceSent
        then={() => {
          const text = sent.current;
          if (text === null) return;
          sent.current = null;
          const now = line.current?.querySelector('input')?.value ?? '';
          setAdded({ added: added + 1, typedOn: now.startsWith(text) ? now.slice(text.length) : now });
        }}
      />
      <div ref={line}>
        <Row top wrap className={className ?? ''}>
          <Grow as="div" className={style.field}>
            <TextField
              name={ONLY_FIELD}
              label={label}
              hiddenLabel
              placeholder={placeholder}
              autoComplete="off"
              autoFocus={autoFocus || added > 0}
              required
            />
          </Grow>
          <Button type="submit">
            <Plus />
            <FormattedMessage id={action} />
          </Button>
        </Row>
      </div>
    </Form>
  );
}

/** Waits until the form has finished submitting: earlier, the next line would start with the old draft. */
function OnceSent({ then }: { then: () => void }) {
  const { isSubmitting } = useFormikContext();
  const onSent = useEffectEvent(then);
  useEffect(() => {
    if (!isSubmitting) onSent();
  }, [isSubmitting]);
  return null;
}

/** The next line starts with the text that the user typed while the last one was saved. */
function TypedOn({ text }: { text: string }) {
  const { setFieldValue } = useFormikContext();
  const begin = useEffectEvent(() => {
    if (text !== '') void setFieldValue(ONLY_FIELD, text);
  });
  useEffect(() => begin(), []);
  return null;
}
