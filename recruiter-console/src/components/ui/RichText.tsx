import { richTextNodes } from '@byline/web-kit/rich-text';

interface RichTextProps {
  html: string;
  /** The reader: mentions of them are marked. */
  me?: string;
}

/** Shows rich text. */
export const RichText = ({ html, me }: RichTextProps) => <div className="txt">{richTextNodes(html, me)}</div>;
