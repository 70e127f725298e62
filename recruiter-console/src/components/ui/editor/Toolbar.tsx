import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  AtSign,
  Code,
  Highlighter,
  Image,
  Link,
  List,
  ListOrdered,
  Minus,
  Redo2,
  Subscript,
  Superscript,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { Fragment, useState, type ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { moveFocus } from '../../../lib/move-focus';
import { RowDivider } from '../../layout/Divider';
import { Grow } from '../../layout/Grow';
import { EditorBar } from './EditorFrame';
import style from './Toolbar.module.css';
import { editorMessages as messages } from './messages';

type Chain = ReturnType<Editor['chain']>;

interface Tool {
  label: MessageDescriptor;
  face: ReactNode;
  /** Name of the mark or node, for `aria-pressed`. */
  active?: string;
  run: (chain: Chain) => Chain;
}

const GROUPS: Tool[][] = [
  [
    { label: messages.heading, face: <b>H</b>, active: 'heading', run: (c) => c.toggleHeading({ level: 3 }) },
    { label: messages.bold, face: <b>B</b>, active: 'bold', run: (c) => c.toggleBold() },
    { label: messages.italic, face: <i>I</i>, active: 'italic', run: (c) => c.toggleItalic() },
    { label: messages.underline, face: <u>U</u>, active: 'underline', run: (c) => c.toggleUnderline() },
    { label: messages.strike, face: <s>S</s>, active: 'strike', run: (c) => c.toggleStrike() },
    {
      label: messages.highlight,
      face: <Highlighter />,
      active: 'highlight',
      run: (c) => c.toggleHighlight(),
    },
  ],
  [
    {
      label: messages.bulletList,
      face: <List />,
      active: 'bulletList',
      run: (c) => c.toggleBulletList(),
    },
    {
      label: messages.numberedList,
      face: <ListOrdered />,
      active: 'orderedList',
      run: (c) => c.toggleOrderedList(),
    },
    { label: messages.quote, face: <TextQuote />, active: 'blockquote', run: (c) => c.toggleBlockquote() },
    { label: messages.code, face: <Code />, active: 'code', run: (c) => c.toggleCode() },
    { label: messages.rule, face: <Minus />, run: (c) => c.setHorizontalRule() },
  ],
  [
    {
      label: messages.superscript,
      face: <Superscript />,
      active: 'superscript',
      run: (c) => c.toggleSuperscript(),
    },
    {
      label: messages.subscript,
      face: <Subscript />,
      active: 'subscript',
      run: (c) => c.toggleSubscript(),
    },
  ],
];
const TOOLS = GROUPS.flat();
const NAMES = [...TOOLS.flatMap(({ active }) => active ?? []), 'link'];

interface ToolbarProps {
  editor: Editor;
  asking: 'link' | 'image' | null;
  onAsk: (what: 'link' | 'image') => void;
  mentions: boolean;
}

export function Toolbar({ editor, asking, onAsk, mentions }: ToolbarProps) {
  const { formatMessage } = useIntl();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: NAMES.filter((name) => current.isActive(name)).join(' '),
      // A quotation can't begin inside a list, for example.
      blocked: TOOLS.filter((tool) => !tool.run(current.can().chain()).run())
        .map(({ label }) => label.id)
        .join(' '),
      undo: current.can().undo(),
      redo: current.can().redo(),
    }),
  });
  const active = new Set(state.active.split(' '));
  const blocked = new Set(state.blocked.split(' '));
  if (!state.undo) blocked.add(messages.undo.id ?? '');
  if (!state.redo) blocked.add(messages.redo.id ?? '');
  const [last, setLast] = useState<string | undefined>(messages.heading.id);
  // A link can always be made.
  const tabStop = blocked.has(last ?? '') ? messages.link.id : last;
  const button = (label: MessageDescriptor, face: ReactNode, act: () => void, more: object = {}) => (
    <button
      type="button"
      aria-label={formatMessage(label)}
      title={formatMessage(label)}
      tabIndex={label.id === tabStop ? 0 : -1}
      disabled={blocked.has(label.id ?? '')}
      onFocus={() => setLast(label.id)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
      {...more}
    >
      {face}
    </button>
  );
  const run = (tool: Tool) => () => void tool.run(editor.chain().focus()).run();
  return (
    <EditorBar className={style.bar} role="toolbar" aria-label={formatMessage(messages.toolbar)} onKeyDown={moveFocus}>
      {GROUPS.map((group, index) => (
        <Fragment key={index}>
          {group.map((tool) => (
            <Fragment key={tool.label.id}>
              {button(tool.label, tool.face, run(tool), tool.active ? { 'aria-pressed': active.has(tool.active) } : {})}
            </Fragment>
          ))}
          <RowDivider className={style.divider} />
        </Fragment>
      ))}
      {button(messages.link, <Link />, () => onAsk('link'), {
        'aria-pressed': active.has('link'),
        'aria-expanded': asking === 'link',
      })}
      {button(messages.image, <Image />, () => onAsk('image'), { 'aria-expanded': asking === 'image' })}
      {mentions && button(messages.mention, <AtSign />, () => void editor.chain().focus().insertContent('@').run())}
      <Grow />
      {button(messages.undo, <Undo2 />, () => void editor.chain().focus().undo().run())}
      {button(messages.redo, <Redo2 />, () => void editor.chain().focus().redo().run())}
    </EditorBar>
  );
}
