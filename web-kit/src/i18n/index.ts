export { messagesOf, type LoadMessages, type Messages } from './kit-messages';
export { MessagesProvider } from './MessagesProvider';
export { translateBy, useLanguage, useT, type MessageId, type Translate } from './useT';
