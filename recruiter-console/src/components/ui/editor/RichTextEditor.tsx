import type { TooLong } from '@byline/web-kit/form';
import { useT } from '@byline/web-kit/i18n';
import { useNotify } from '@byline/web-kit/ui';
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import clsx from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { cspNonce } from '../../../lib/csp-nonce';
import { givePasted } from '../../../lib/file-drops';
import { richTextClass } from '../RichText';
import { AddressBar } from './AddressBar';
import { EditorFrame, editorTextClass } from './EditorFrame';
import { extensions } from './extensions';
import { fieldChips } from './field-chips';
import { insertedTexts, type FindTexts } from './inserted-texts';
import { tooLongAsHtml, tooLongAsText } from './paste-limit';
import { SuggestionList } from './SuggestionList';
import { suggestions, type SuggestedItem, type SuggestionState } from './suggestions';
import { Toolbar } from './Toolbar';

export type FindMentions = (text: string) => Promise<SuggestedItem[]>;

export interface RichTextEditorProps {
  label: string;
  /** HTML; an empty string without text. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  /** Runs when pasted text would exceed the limit; the editor refuses it. */
  onTooLong: (what: TooLong) => void;
  error?: boolean;
  required?: boolean;
  describedBy?: string;
  autoFocus?: boolean;
  /** Finds users to mention; without it there are no mentions. The editor keeps the first function. */
  findMentions?: FindMentions;
  /** Draws the fields of a mail as chips. */
  mailFields?: boolean;
  /** Finds texts to insert after a `/`; without it a `/` is only a sign. The editor keeps the first function. */
  findTexts?: FindTexts;
  /** Receives a function that inserts text at the cursor, once the editor exists. */
  onReady?: (insert: (text: string) => void) => void;
  /** Receives the editor when it replaces its placeholder. */
  onMade: (editor: Editor) => void;
}

/** The only rich text editor (docs/domain/interface.md#editor). Pasting drops formats that the editor cannot create; the form takes pasted files, if it has attachments. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const {
    label,
    value,
    onChange,
    onBlur,
    onTooLong,
    error = false,
    required = false,
    describedBy,
    autoFocus = false,
    findMentions,
    onReady,
    mailFields = false,
    findTexts,
    onMade,
  } = props;
  const t = useT();
  const notify = useNotify();
  const [asking, setAsking] = useState<'link' | 'image' | null>(null);
  const [suggested, setSuggested] = useState<SuggestionState | null>(null);
  const change = useRef(onChange);
  const refuse = useRef(onTooLong);
  const refuseFiles = useRef(() => {});
  const suggesting = useRef(false);
  useEffect(() => {
    change.current = onChange;
    refuse.current = onTooLong;
    refuseFiles.current = () => notify(t('editor.noFiles'), { failed: true });
    suggesting.current = suggested !== null;
  });
  const [known] = useState(() => [
    ...extensions(findMentions && suggestions('@', findMentions, setSuggested)),
    ...(findTexts ? [insertedTexts(suggestions('/', findTexts, setSuggested))] : []),
    ...(mailFields ? [fieldChips((field) => t(`mailField.${field}`))] : []),
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
        'aria-required': String(required),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      // Hides Escape from ProseMirror, which would consume it: Escape closes the form, or the list of suggestions.
      handleDOMEvents: {
        keydown: (_, { key }) => key === 'Escape' && !suggesting.current,
        paste: (view, event) => {
          const what = tooLongAsText(view, event.clipboardData?.getData('text/plain') ?? '');
          if (!what) return false;
          event.preventDefault();
          refuse.current(what);
          return true;
        },
      },
      handlePaste: (view, { clipboardData }, slice) => {
        const files = [...(clipboardData?.files ?? [])];
        if (slice.size === 0 && files.length > 0) {
          if (!givePasted(files, view.dom)) refuseFiles.current();
          return true;
        }
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
        label={label}
        asking={asking}
        onAsk={(what) => setAsking(what === asking ? null : what)}
        mentions={findMentions !== undefined}
      />
      {asking && <AddressBar key={asking} editor={editor} what={asking} onClose={() => setAsking(null)} />}
      <EditorContent editor={editor} />
      {suggested && <SuggestionList {...suggested} />}
    </EditorFrame>
  );
}
