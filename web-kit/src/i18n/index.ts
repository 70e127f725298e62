export { messagesOf, type LoadMessages, type Messages } from './kit-messages';
export { MessagesProvider } from './MessagesProvider';
export { useLanguage, useT, type Translate } from './useT';
