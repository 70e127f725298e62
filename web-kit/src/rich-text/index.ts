export { mentionIds, plainText, richTextNodes } from './rich-text';
