import { richTextNodes } from '@byline/web-kit/rich-text';

/** Renders stored HTML as React elements, never as raw markup, so that it cannot run scripts. */
export const RichText = ({ html }: { html: string }) => <>{richTextNodes(html)}</>;
