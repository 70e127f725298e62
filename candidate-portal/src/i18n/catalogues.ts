import { messagesOf, type LoadMessages, type Messages } from '@byline/web-kit/i18n';

/** What a visitor reads. */
export const loadMessages = messagesOf(import.meta.glob<Messages>('../../i18n/*.json', { import: 'default' }));

const loadOwn = messagesOf(import.meta.glob<Messages>('../../i18n/own/*.json', { import: 'default' }));

/** What a candidate reads, too: the entry comes without it. */
export const loadAllMessages: LoadMessages = async (language) => {
  const [visitor, own] = await Promise.all([loadMessages(language), loadOwn(language)]);
  return { ...visitor, ...own };
};
