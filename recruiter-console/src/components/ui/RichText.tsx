import { richTextNodes } from '@byline/web-kit/rich-text';
import style from './RichText.module.css';

interface RichTextProps {
  html: string;
  /** The reader: mentions of them are marked. */
  me?: string;
}

/** The class of rich text, which the editor takes too. */
export const richTextClass = style.text;

/** Shows rich text. */
export const RichText = ({ html, me }: RichTextProps) => <div className={style.text}>{richTextNodes(html, me)}</div>;
