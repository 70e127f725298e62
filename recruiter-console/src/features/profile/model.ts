import type { FileResponse } from '../../api';

/** The photo stands at the head of the page, not in the list. CVs first, newest first. */
export const listedFiles = (files: readonly FileResponse[]): FileResponse[] =>
  files
    .filter(({ kind }) => kind !== 'avatar')
    .toSorted((a, b) => Number(a.portfolio) - Number(b.portfolio) || b.createdAt.localeCompare(a.createdAt));

export const isPdf = ({ mimeType }: FileResponse): boolean => mimeType === 'application/pdf';
export const isImage = ({ mimeType }: FileResponse): boolean => mimeType.startsWith('image/');

/** Whether the browser shows it; a Word document is downloaded. */
export const canPreview = (file: FileResponse): boolean => isPdf(file) || isImage(file);
