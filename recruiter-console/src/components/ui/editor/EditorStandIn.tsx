import { MAX_HTML } from '@byline/shared-types/domain';
import { richTextNodes } from '@byline/web-kit/rich-text';
import clsx from 'clsx';
import type { Ref } from 'react';
import { richTextClass } from '../RichText';
import { editorTextClass } from './EditorFrame';
import { EditorPlaceholder } from './EditorPlaceholder';
import style from './EditorStandIn.module.css';
import type { RichTextEditorProps } from './RichTextEditor';
import { paragraphsOf } from './stand-in';

type EditorStandInProps = Pick<
  RichTextEditorProps,
  'label' | 'onChange' | 'onBlur' | 'error' | 'required' | 'describedBy' | 'autoFocus'
> & { ref: Ref<HTMLTextAreaElement> };

/** Replaces an empty editor while it loads: a text area of the same height, for typing. */
export function EditorStandIn(props: EditorStandInProps) {
  const { label, onChange, onBlur, error, required, describedBy, autoFocus, ref } = props;
  return (
    <EditorPlaceholder error={error}>
      <textarea
        className={clsx(editorTextClass, style.area)}
        ref={ref}
        aria-label={label}
        aria-invalid={error}
        aria-required={required}
        aria-describedby={describedBy}
        autoFocus={autoFocus}
        maxLength={MAX_HTML}
        onBlur={onBlur}
        onChange={({ target }) => onChange(paragraphsOf(target.value))}
      />
    </EditorPlaceholder>
  );
}

/** Replaces an editor with content while it loads: the text, read-only. */
export const EditorText = ({ value, error }: Pick<RichTextEditorProps, 'value' | 'error'>) => (
  <EditorPlaceholder error={error}>
    <div className={clsx(richTextClass, editorTextClass)} inert>
      {richTextNodes(value)}
    </div>
  </EditorPlaceholder>
);
