import { firstWords } from './conversation.rules.js';
import type { OwnConversationResponse, OwnMessageDto } from './dto/own-conversations.dto.js';
import type { OwnConversation, OwnMessage } from './own-conversation.rules.js';

const presentMessage = ({ _id, own, from, at, message, files }: OwnMessage): OwnMessageDto => ({
  _id: String(_id),
  own,
  from,
  at: at.toISOString(),
  message,
  files: files.map(({ name, size, fileId }) => ({ name, size, fileId: fileId && String(fileId) })),
});

export const presentOwnConversation = ({
  conversation,
  messages,
  unread,
}: OwnConversation): OwnConversationResponse => ({
  _id: String(conversation._id),
  subject: conversation.subject,
  unread,
  words: firstWords(messages.at(-1)?.message ?? ''),
  messages: messages.map(presentMessage),
});
