import type { Editor as Tiptap } from '@tiptap/react';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { EditorStandIn, EditorText } from './EditorStandIn';
import type { RichTextEditorProps } from './RichTextEditor';
import { takeOver } from './stand-in';

const RichTextEditor = lazy(() => import('./RichTextEditor'));

/** The editor, loaded on demand. Meanwhile the user can type into an empty field, or read the existing text. */
export function Editor({ autoFocus = false, ...props }: Omit<RichTextEditorProps, 'onMade'>) {
  const [isEmpty] = useState(props.value === '');
  const [made, setMade] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const onMade = useCallback((editor: Tiptap): void => {
    if (area.current) takeOver(editor, area.current);
    setMade(true);
  }, []);
  return (
    <>
      <Suspense fallback={null}>
        <RichTextEditor {...props} autoFocus={autoFocus && !isEmpty} onMade={onMade} />
      </Suspense>
      {!made && (isEmpty ? <EditorStandIn {...props} autoFocus={autoFocus} ref={area} /> : <EditorText {...props} />)}
    </>
  );
}
