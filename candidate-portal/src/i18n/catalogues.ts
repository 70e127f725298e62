import { messagesOf, type Messages } from '@byline/web-kit/i18n';

export const loadMessages = messagesOf(import.meta.glob<Messages>('../../i18n/*.json', { import: 'default' }));
