import type { DataArchiveRecord } from './data-archive.schema.js';
import type { DataArchiveResponse } from './dto/data-archive.dto.js';

/** Whether it can still be downloaded. The time decides, because the worker deletes it a little later. */
export const isKept = ({ state, keptUntil }: DataArchiveRecord): boolean =>
  state === 'ready' && keptUntil !== null && keptUntil > new Date();

export const presentDataArchive = (archive: DataArchiveRecord): DataArchiveResponse => ({
  _id: String(archive._id),
  state: archive.state === 'ready' && !isKept(archive) ? 'expired' : archive.state,
  createdAt: archive.createdAt.toISOString(),
  keptUntil: archive.keptUntil?.toISOString() ?? null,
  size: archive.size,
});
