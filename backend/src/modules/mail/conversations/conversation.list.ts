import type { ListDefinition } from '../../../common/lists/list-definition.js';
import { ConversationFilter } from './dto/conversation-filter.dto.js';
import { ConversationResponse } from './dto/conversation.dto.js';

export const conversationList = {
  filter: ConversationFilter,
  record: ConversationResponse,
  sort: ['lastAt'],
  defaultSort: '-lastAt',
  search: 'subject, names and addresses',
} satisfies ListDefinition<ConversationFilter>;
