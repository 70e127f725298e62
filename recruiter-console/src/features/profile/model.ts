import type { FileTextState } from '@byline/shared-types/domain';
import type { FileResponse } from '../../api';

/** The files in their order: CVs first, then the newest. The list leaves out the photo, which heads the page. */
export const listedFiles = (files: readonly FileResponse[]): FileResponse[] =>
  files
    .filter(({ kind }) => kind !== 'avatar')
    .toSorted((a, b) => Number(a.portfolio) - Number(b.portfolio) || b.createdAt.localeCompare(a.createdAt));

export const isPdf = ({ mimeType }: FileResponse): boolean => mimeType === 'application/pdf';
export const isImage = ({ mimeType }: FileResponse): boolean => mimeType.startsWith('image/');

/** True if the browser can show the file. A Word document can only be downloaded. */
export const canPreview = (file: FileResponse): boolean => isPdf(file) || isImage(file);

/** The file that shows first: the newest CV that somebody uploaded, before files that came by mail and have no owner. */
export const previewed = (files: readonly FileResponse[]): FileResponse | undefined =>
  files.find((file) => file.ownerId && !file.portfolio && canPreview(file)) ?? files.find(canPreview);

/** The text of the file cannot be read, so no search finds its words. */
export const isUnread = (state: FileTextState | null): state is 'empty' | 'locked' | 'damaged' =>
  state === 'empty' || state === 'locked' || state === 'damaged';
