import { richTextNodes } from '@byline/web-kit/rich-text';
import style from './RichText.module.css';

interface RichTextProps {
  html: string;
  /** The reader's id, to highlight mentions of them. */
  me?: string;
}

/** The class of rich text; the editor uses it too. */
export const richTextClass = style.text;

export const RichText = ({ html, me }: RichTextProps) => <div className={style.text}>{richTextNodes(html, me)}</div>;
