import type { FileTextState } from '@byline/shared-types/domain';

/** The text that a file has, by pages, or why it has none. */
export interface FileText {
  state: Exclude<FileTextState, 'waiting'>;
  pages: string[];
}
