import { MAX_MAIL_FILES } from '@byline/shared-types/domain';
import { useFormContext } from '@byline/web-kit/form';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { MailAttachmentDto, MailTemplateResponse } from '../../api';

/** What a mail has besides its texts. */
export interface MailExtras {
  /** A file that is on its way to the server has no id yet. */
  attachments: MailAttachmentDto[];
  /** The template that it began with; null without one. */
  templateId: string | null;
}

export const NO_EXTRAS: MailExtras = { attachments: [], templateId: null };

/** The extras of a mail that begins with this template. */
export const extrasOf = (template: MailTemplateResponse | null): MailExtras =>
  template ? { attachments: template.attachments, templateId: template._id } : NO_EXTRAS;

/** The extras in the API's format. */
export const toExtras = ({ attachments, templateId }: MailExtras) => ({
  attachments: attachments.map(({ fileId }) => fileId),
  ...(templateId && { templateId }),
});

/** Notes the template of a mail, and brings its files along; files that the mail has stay. */
export function useBeginWith(): (template: MailTemplateResponse) => void {
  const { values, setFieldValue } = useFormikContext<MailExtras>();
  const { startWith } = useFormContext();
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  return ({ _id: templateId, attachments: brought }) => {
    const { attachments: had } = latest.current;
    const added = brought.filter(({ fileId }) => !had.some((one) => one.fileId === fileId));
    const attachments = [...had, ...added].slice(0, MAX_MAIL_FILES);
    startWith({ templateId, ...(had.length === 0 && { attachments }) });
    void setFieldValue('templateId', templateId);
    if (added.length > 0) void setFieldValue('attachments', attachments);
  };
}
