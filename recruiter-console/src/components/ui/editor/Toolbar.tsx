import { type MessageId, useT } from '@byline/web-kit/i18n';
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
import { moveFocus } from '../../../lib/move-focus';
import { RowDivider } from '../../layout/Divider';
import { Grow } from '../../layout/Grow';
import { EditorBar } from './EditorFrame';
import style from './Toolbar.module.css';

type Chain = ReturnType<Editor['chain']>;

interface Tool {
  label: MessageId;
  face: ReactNode;
  /** The name of the mark or node, for `aria-pressed`. */
  active?: string;
  run: (chain: Chain) => Chain;
}

const GROUPS: Tool[][] = [
  [
    { label: 'editor.heading', face: <b>H</b>, active: 'heading', run: (c) => c.toggleHeading({ level: 3 }) },
    { label: 'editor.bold', face: <b>B</b>, active: 'bold', run: (c) => c.toggleBold() },
    { label: 'editor.italic', face: <i>I</i>, active: 'italic', run: (c) => c.toggleItalic() },
    { label: 'editor.underline', face: <u>U</u>, active: 'underline', run: (c) => c.toggleUnderline() },
    { label: 'editor.strike', face: <s>S</s>, active: 'strike', run: (c) => c.toggleStrike() },
    {
      label: 'editor.highlight',
      face: <Highlighter />,
      active: 'highlight',
      run: (c) => c.toggleHighlight(),
    },
  ],
  [
    {
      label: 'editor.bulletList',
      face: <List />,
      active: 'bulletList',
      run: (c) => c.toggleBulletList(),
    },
    {
      label: 'editor.numberedList',
      face: <ListOrdered />,
      active: 'orderedList',
      run: (c) => c.toggleOrderedList(),
    },
    { label: 'editor.quote', face: <TextQuote />, active: 'blockquote', run: (c) => c.toggleBlockquote() },
    { label: 'editor.code', face: <Code />, active: 'code', run: (c) => c.toggleCode() },
    { label: 'editor.rule', face: <Minus />, run: (c) => c.setHorizontalRule() },
  ],
  [
    {
      label: 'editor.superscript',
      face: <Superscript />,
      active: 'superscript',
      run: (c) => c.toggleSuperscript(),
    },
    {
      label: 'editor.subscript',
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
  /** The label of the text. */
  label: string;
  asking: 'link' | 'image' | null;
  onAsk: (what: 'link' | 'image') => void;
  mentions: boolean;
}

export function Toolbar({ editor, label: of, asking, onAsk, mentions }: ToolbarProps) {
  const t = useT();
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: NAMES.filter((name) => current.isActive(name)).join(' '),
      // For example, a quotation cannot start inside a list.
      blocked: TOOLS.filter((tool) => !tool.run(current.can().chain()).run())
        .map(({ label }) => label)
        .join(' '),
      undo: current.can().undo(),
      redo: current.can().redo(),
    }),
  });
  const active = new Set(state.active.split(' '));
  const blocked = new Set(state.blocked.split(' '));
  if (!state.undo) blocked.add('editor.undo');
  if (!state.redo) blocked.add('editor.redo');
  const [last, setLast] = useState<MessageId>('editor.heading');
  // A link is always possible.
  const tabStop = blocked.has(last) ? 'editor.link' : last;
  const button = (label: MessageId, face: ReactNode, act: () => void, more: object = {}) => (
    <button
      type="button"
      aria-label={t(label)}
      title={t(label)}
      tabIndex={label === tabStop ? 0 : -1}
      disabled={blocked.has(label)}
      onFocus={() => setLast(label)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
      {...more}
    >
      {face}
    </button>
  );
  const run = (tool: Tool) => () => void tool.run(editor.chain().focus()).run();
  return (
    <EditorBar className={style.bar} role="toolbar" aria-label={`${t('editor.toolbar')}: ${of}`} onKeyDown={moveFocus}>
      {GROUPS.map((group, index) => (
        <Fragment key={index}>
          {group.map((tool) => (
            <Fragment key={tool.label}>
              {button(tool.label, tool.face, run(tool), tool.active ? { 'aria-pressed': active.has(tool.active) } : {})}
            </Fragment>
          ))}
          <RowDivider className={style.divider} />
        </Fragment>
      ))}
      {button('editor.link', <Link />, () => onAsk('link'), {
        'aria-pressed': active.has('link'),
        'aria-expanded': asking === 'link',
      })}
      {button('editor.image', <Image />, () => onAsk('image'), { 'aria-expanded': asking === 'image' })}
      {mentions && button('editor.mention', <AtSign />, () => void editor.chain().focus().insertContent('@').run())}
      <Grow />
      {button('editor.undo', <Undo2 />, () => void editor.chain().focus().undo().run())}
      {button('editor.redo', <Redo2 />, () => void editor.chain().focus().redo().run())}
    </EditorBar>
  );
}
