import { ATTACHMENT_FILE_TYPES, MAX_MAIL_FILES } from '@byline/shared-types/domain';
import type { FieldState } from '@byline/web-kit/form';
import { refusalOf, useFileWords } from '@byline/web-kit/files';
import { toProblem } from '@byline/web-kit/problems';
import { useDialogs } from '@byline/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useUploadFileMutation, type MailAttachmentDto } from '../../api';

const isUploaded = ({ fileId }: MailAttachmentDto): boolean => fileId !== '';

/** The attachments of the form, and their uploads. A file on its way stands in the list without an id, so that the mail waits for it. */
export function useMailUploads(field: FieldState<MailAttachmentDto[]>, candidateId: string | null) {
  const words = useFileWords(ATTACHMENT_FILE_TYPES);
  const { showError } = useDialogs();
  const [upload] = useUploadFileMutation();
  /** The reason against the last file. */
  const [refused, setRefused] = useState<string | null>(null);
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  });
  const change = (to: (files: MailAttachmentDto[]) => MailAttachmentDto[]): void => {
    const value = to(latest.current.value);
    latest.current = { ...latest.current, value };
    latest.current.setValue(value);
  };
  useEffect(() => {
    // A draft of a page that was left during an upload.
    if (!latest.current.value.every(isUploaded)) change((files) => files.filter(isUploaded));
  }, []);

  const send = async (file: File): Promise<void> => {
    const waiting: MailAttachmentDto = { fileId: '', name: file.name, size: file.size };
    change((files) => [...files, waiting]);
    const { data: answer, error } = await upload({ uploadRequest: { file, ...(candidateId && { candidateId }) } });
    if (toProblem(error)?.code === 'file_type') setRefused(words.failure(error));
    else if (error) showError(error);
    change((files) =>
      files.flatMap((one) => {
        if (one !== waiting) return [one];
        return answer ? [{ fileId: answer.data._id, name: answer.data.name, size: answer.data.size }] : [];
      }),
    );
  };
  const refusal = (file: File): string | null => {
    const reason = refusalOf(file, ATTACHMENT_FILE_TYPES);
    return reason && words.refusal(file, reason);
  };
  return {
    refused,
    change,
    add: async (chosen: readonly File[]): Promise<void> => {
      for (const file of chosen) {
        if (latest.current.value.length >= MAX_MAIL_FILES) return;
        const reason = refusal(file);
        setRefused(reason);
        if (reason === null) await send(file);
      }
    },
  };
}
