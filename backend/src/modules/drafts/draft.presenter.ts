import type { DraftDevice } from '@byline/shared-types/domain';
import type { DraftsResponse } from './dto/draft.dto.js';
import type { KeptDraft } from './drafts.repository.js';

export const presentDrafts = (drafts: KeptDraft[]): DraftsResponse => ({
  drafts: drafts.map(({ form, content, device, typedAt }) => ({
    form,
    content,
    device: device as DraftDevice,
    typedAt: typedAt.toISOString(),
  })),
});
