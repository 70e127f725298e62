import type { DraftDevice } from '@byline/shared-types/domain';
import type { DraftsResponse } from './dto/draft.dto.js';
import type { DraftRecord } from './draft.schema.js';

export const presentDrafts = (drafts: DraftRecord[]): DraftsResponse => ({
  drafts: drafts.map(({ form, content, device, version = 0, typedAt }) => ({
    form,
    content,
    device: device as DraftDevice,
    version,
    typedAt: typedAt.toISOString(),
  })),
});
