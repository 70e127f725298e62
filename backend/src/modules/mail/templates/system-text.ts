import type { SystemMail, SystemMailData } from '../mail-kinds.js';

export interface Link {
  label: string;
  url: string;
}

/** The words of one of the product's own mails, plain text. */
export interface SystemText {
  subject: string;
  heading: string;
  paragraphs: string[];
  button: Link | null;
  /** Below the button, in the same size. */
  after: (string | Link)[];
}

/** Makes them of what the mail says about its recipient. */
export type Words<K extends SystemMail> = (data: SystemMailData[K], agency: string) => SystemText;
