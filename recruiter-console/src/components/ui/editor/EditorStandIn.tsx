import type { Ref } from 'react';
import { EditorPlaceholder } from './EditorPlaceholder';
import style from './EditorStandIn.module.css';
import type { RichTextEditorProps } from './RichTextEditor';
import { paragraphsOf } from './stand-in';

type EditorStandInProps = Pick<
  RichTextEditorProps,
  'label' | 'onChange' | 'onBlur' | 'error' | 'describedBy' | 'autoFocus'
> & { ref: Ref<HTMLTextAreaElement> };

/** Stands where an empty editor will be, as high as it, and is typed into meanwhile. */
export function EditorStandIn({ label, onChange, onBlur, error, describedBy, autoFocus, ref }: EditorStandInProps) {
  return (
    <EditorPlaceholder error={error ?? false}>
      <textarea
        className={style.text}
        ref={ref}
        aria-label={label}
        aria-invalid={error}
        aria-describedby={describedBy}
        autoFocus={autoFocus}
        onBlur={onBlur}
        onChange={({ target }) => onChange(paragraphsOf(target.value))}
      />
    </EditorPlaceholder>
  );
}
