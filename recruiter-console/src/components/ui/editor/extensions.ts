import { isImageAddress, isWebAddress } from '@byline/shared-types/domain';
import Highlight from '@tiptap/extension-highlight';
import Image from '@tiptap/extension-image';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import Mention from '@tiptap/extension-mention';
import Subscript from '@tiptap/extension-subscript';
import Superscript from '@tiptap/extension-superscript';
import StarterKit from '@tiptap/starter-kit';
import type { SuggestionOptions } from '@tiptap/suggestion';
import { StyledPaste } from './styled-paste';
import type { SuggestedItem } from './suggestions';

/** Accepts only images with an https address, also in pasted text. */
const WebImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (isImageAddress(element.getAttribute('src')) ? null : false) },
  ],
}).configure({ allowBase64: false });

/** Lists nest one level (docs/domain/interface.md#editor); deeper items move up. */
const DEEPER = 'listItem//listItem//';
const nestedOnce = (tag: string) => [{ tag, context: DEEPER, skip: true as const }, { tag }];

/** When Tab cannot indent an item further, it moves the focus out of the editor. */
const Item = ListItem.extend({
  parseHTML: () => [{ tag: 'li', context: DEEPER, closeParent: true }, { tag: 'li' }],
  addKeyboardShortcuts() {
    const deepest = (): boolean => {
      const { $from } = this.editor.state.selection;
      const lists = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth).type.name === this.name);
      return lists.filter(Boolean).length > 1;
    };
    return { ...this.parent?.(), Tab: () => !deepest() && this.editor.commands.sinkListItem(this.name) };
  },
});

/** The editor knows the same elements as the shared allow-list and drops all others from its input. */
export const extensions = (suggestion?: Omit<SuggestionOptions<SuggestedItem>, 'editor'>) => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    bulletList: false,
    orderedList: false,
    listItem: false,
    // It adds an empty paragraph below a final list at the first click, and the form then counts as changed.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['http', 'https'],
      isAllowedUri: (address) => isWebAddress(address),
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  BulletList.extend({ parseHTML: () => nestedOnce('ul') }),
  OrderedList.extend({ parseHTML: () => nestedOnce('ol') }),
  Item,
  Highlight,
  Subscript,
  Superscript,
  WebImage,
  StyledPaste,
  Mention.configure({ ...(suggestion && { suggestion }) }),
];
