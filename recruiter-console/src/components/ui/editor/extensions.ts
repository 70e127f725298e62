import { isImageAddress, isWebAddress } from '@byline/shared-types/domain';
import Highlight from '@tiptap/extension-highlight';
import Image from '@tiptap/extension-image';
import Mention from '@tiptap/extension-mention';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import StarterKit from '@tiptap/starter-kit';
import type { SuggestionOptions } from '@tiptap/suggestion';
import { StyledPaste } from './styled-paste';

/** Images from https addresses only, pasted ones as well. */
const WebImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (isImageAddress(element.getAttribute('src')) ? null : false) },
  ],
}).configure({ allowBase64: false });

export interface MentionItem {
  id: string;
  label: string;
}

/** What the editor knows is what the shared allow-list keeps; everything else is dropped on the way in. */
export const extensions = (suggestion?: Omit<SuggestionOptions<MentionItem>, 'editor'>) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['http', 'https'],
      isAllowedUri: (address) => isWebAddress(address),
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  Highlight,
  Subscript,
  Superscript,
  WebImage,
  StyledPaste,
  Mention.configure({ ...(suggestion && { suggestion }) }),
];
