import { MAX_MAIL_FILES } from '@byline/shared-types/domain';
import { useFormContext } from '@byline/web-kit/form';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useAllMailTemplatesQuery, type MailAttachmentDto, type MailTemplateResponse } from '../../api';

/** The parts of a mail besides its texts. */
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

const without = (files: readonly MailAttachmentDto[], others: readonly MailAttachmentDto[]): MailAttachmentDto[] =>
  files.filter(({ fileId }) => !others.some((one) => one.fileId === fileId));

/** Notes the template of a mail, and brings its files along. A template that replaces another takes the files of that one out; others stay. */
export function useBeginWith(): (template: MailTemplateResponse, replaces?: boolean) => void {
  const { data: templates = [] } = useAllMailTemplatesQuery();
  const { values, setFieldValue } = useFormikContext<MailExtras>();
  const { startWith } = useFormContext();
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  return ({ _id: chosen, attachments: brought }, replaces = false) => {
    const { attachments: before, templateId: replaced } = latest.current;
    const dropped = (replaces && templates.find(({ _id }) => _id === replaced)?.attachments) || [];
    const had = without(before, dropped);
    // A template inserted into another keeps the first one as the beginning.
    const templateId = replaces ? chosen : (replaced ?? chosen);
    const attachments = [...had, ...without(brought, had)].slice(0, MAX_MAIL_FILES);
    startWith({ templateId, ...(had.length === 0 && { attachments }) });
    void setFieldValue('templateId', templateId);
    void setFieldValue('attachments', attachments);
  };
}
