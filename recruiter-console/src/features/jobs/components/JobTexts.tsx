import { messageId, useField } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { plainText } from '@byline/web-kit/rich-text';
import { useIsPaper } from '@byline/web-kit/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldEditor } from '../../../components/ui/fields/FieldEditor';
import { FieldError } from '../../../components/ui/fields/FieldError';
import { FieldFrame } from '../../../components/ui/fields/FieldFrame';
import { RichText } from '../../../components/ui/RichText';
import { Text } from '../../../components/ui/Text';
import { TEXTS, type JobText } from '../model';
import style from './JobTexts.module.css';

interface FoldProps {
  name: JobText;
  open: boolean;
  onToggle: () => void;
}

/** A text with its name and first words. A click opens its editor below. It shows the text's error in both states. Paper shows the whole text. */
function Fold({ name, open, onToggle }: FoldProps) {
  const t = useT();
  const isPaper = useIsPaper();
  const label = t(`job.${name}`);
  const field = useField<string>(name, label);
  const editor = useId();
  const message = messageId(field.id);
  return (
    <div>
      <button
        type="button"
        id={field.id}
        className={style.fold}
        aria-expanded={open}
        aria-controls={open ? editor : undefined}
        aria-describedby={message}
        onClick={onToggle}
      >
        {open ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
        <b>{label}</b>
        {!open && !isPaper && (
          <Text tone="muted" cut grow>
            {plainText(field.value)}
          </Text>
        )}
      </button>
      {open && (
        <div className={style.editor} id={editor}>
          <FieldEditor field={field} label={label} autoFocus />
        </div>
      )}
      {isPaper && !open && <RichText html={field.value} />}
      {field.error && (
        <div className={style.error}>
          <FieldError id={message}>{field.error}</FieldError>
        </div>
      )}
    </div>
  );
}

/** The four long texts of a job. The user opens one at a time. */
export function JobTexts() {
  const id = useId();
  const [open, setOpen] = useState<JobText | null>(null);
  return (
    <FieldFrame id={id} label={<FormattedMessage id="job.texts" />} group>
      <div className={style.folds}>
        {TEXTS.map((name) => (
          <Fold key={name} name={name} open={open === name} onToggle={() => setOpen(open === name ? null : name)} />
        ))}
      </div>
    </FieldFrame>
  );
}
