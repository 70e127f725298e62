import type { TooLong } from '@byline/web-kit/form';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import clsx from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { cspNonce } from '../../../lib/csp-nonce';
import { richTextClass } from '../RichText';
import { AddressBar } from './AddressBar';
import { EditorFrame, editorTextClass } from './EditorFrame';
import { extensions } from './extensions';
import { FieldChips } from './field-chips';
import { MentionList } from './MentionList';
import { mentionSuggestion, type FindMentions, type MentionState } from './mentions';
import { tooLongAsHtml, tooLongAsText } from './paste-limit';
import { Toolbar } from './Toolbar';

export interface RichTextEditorProps {
  label: string;
  /** HTML; an empty string without text. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Runs when pasted text would exceed the limit; the editor refuses it. */
  onTooLong: (what: TooLong) => void;
  error?: boolean;
  describedBy?: string;
  autoFocus?: boolean;
  /** Finds users to mention; without it there are no mentions. */
  findMentions?: FindMentions;
  /** Draws the fields of a mail as chips. */
  mailFields?: boolean;
  /** Receives a function that inserts text at the cursor, once the editor exists. */
  onReady?: (insert: (text: string) => void) => void;
  /** Receives the editor when it replaces its placeholder. */
  onMade: (editor: Editor) => void;
}

/** The only rich text editor (docs/domain/interface.md#editor). Pasting drops formats that the editor cannot create. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const {
    label,
    value,
    onChange,
    onBlur,
    onTooLong,
    error = false,
    describedBy,
    autoFocus = false,
    findMentions,
    onReady,
    mailFields = false,
    onMade,
  } = props;
  const [asking, setAsking] = useState<'link' | 'image' | null>(null);
  const [mention, setMention] = useState<MentionState | null>(null);
  const change = useRef(onChange);
  const refuse = useRef(onTooLong);
  const mentioning = useRef(false);
  useEffect(() => {
    change.current = onChange;
    refuse.current = onTooLong;
    mentioning.current = mention !== null;
  });
  const [known] = useState(() => [
    ...extensions(findMentions && mentionSuggestion(findMentions, setMention)),
    ...(mailFields ? [FieldChips] : []),
  ]);
  const editor = useEditor({
    // Creates the editor after mount: Suspense would destroy an editor from the render before it shows.
    immediatelyRender: false,
    ...(cspNonce && { injectNonce: cspNonce }),
    extensions: known,
    content: value,
    autofocus: autoFocus ? 'end' : false,
    editorProps: {
      attributes: {
        class: clsx(richTextClass, editorTextClass),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(error),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      // Hides Escape from ProseMirror, which would consume it: Escape closes the form, or the list of mentions.
      handleDOMEvents: {
        keydown: (_, { key }) => key === 'Escape' && !mentioning.current,
        paste: (view, event) => {
          const what = tooLongAsText(view, event.clipboardData?.getData('text/plain') ?? '');
          if (!what) return false;
          event.preventDefault();
          refuse.current(what);
          return true;
        },
      },
      handlePaste: (view, _, slice) => {
        const what = tooLongAsHtml(view, slice);
        if (what) refuse.current(what);
        return what !== null;
      },
    },
    onUpdate: ({ editor: current }) => change.current(current.isEmpty ? '' : current.getHTML()),
  });
  useEffect(() => {
    // The form was reset or filled from outside.
    if (editor && value !== (editor.isEmpty ? '' : editor.getHTML())) {
      editor.commands.setContent(value, { emitUpdate: false });
    }
  }, [editor, value]);
  const ready = useRef(onReady);
  useEffect(() => {
    if (editor) ready.current?.((text) => editor.chain().focus().insertContent({ type: 'text', text }).run());
  }, [editor]);
  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  useLayoutEffect(() => {
    if (editor) onMade(editor);
  }, [editor, onMade]);
  if (!editor) return null;
  return (
    <EditorFrame error={error} onBlur={leave}>
      <Toolbar
        editor={editor}
        asking={asking}
        onAsk={(what) => setAsking(what === asking ? null : what)}
        mentions={findMentions !== undefined}
      />
      {asking && <AddressBar key={asking} editor={editor} what={asking} onClose={() => setAsking(null)} />}
      <EditorContent editor={editor} />
      {mention && <MentionList {...mention} />}
    </EditorFrame>
  );
}
