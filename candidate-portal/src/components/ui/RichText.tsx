import { richTextNodes } from '@byline/web-kit/rich-text';

/** Stored HTML as elements, never as markup put into the page. */
export const RichText = ({ html }: { html: string }) => <>{richTextNodes(html)}</>;
