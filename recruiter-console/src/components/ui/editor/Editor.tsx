import type { Editor as Tiptap } from '@tiptap/react';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { EditorPlaceholder } from './EditorPlaceholder';
import { EditorStandIn, paragraphsOf } from './EditorStandIn';
import type { RichTextEditorProps } from './RichTextEditor';

const RichTextEditor = lazy(() => import('./RichTextEditor'));

/** Puts what was typed, and the caret, where the editor has them; it has the focus if what stood in for it had. */
function takeOver(editor: Tiptap, area: HTMLTextAreaElement): void {
  if (area.value) {
    // The space after the last word is what comes next is written after.
    editor.commands.setContent(paragraphsOf(area.value), {
      emitUpdate: false,
      parseOptions: { preserveWhitespace: true },
    });
  }
  if (document.activeElement !== area) return;
  // The end of a paragraph and the beginning of the next are two places, a new line is one.
  const after = area.value.slice(area.selectionEnd).replaceAll('\n', '\n\n').length;
  editor.commands.setTextSelection(editor.state.doc.content.size - 1 - after);
  editor.view.focus();
}

/** The editor, loaded when it is shown. An empty one is typed into before it is there. */
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
      {!made && (isEmpty ? <EditorStandIn {...props} autoFocus={autoFocus} ref={area} /> : <EditorPlaceholder />)}
    </>
  );
}
