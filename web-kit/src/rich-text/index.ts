export { mentionIds, richTextNodes } from './rich-text';
