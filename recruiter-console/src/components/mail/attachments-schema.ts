import { MAX_MAIL_FILE_BYTES } from '@byline/shared-types/domain';
import { array, number, object, string } from 'yup';

const bytesOf = (files: readonly { size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** The attachments of a mail; the mail waits for those on their way. */
export const attachmentsSchema = () =>
  array()
    .of(object({ fileId: string(), size: number().required() }))
    .test('uploading', 'file_uploading', (files) => (files ?? []).every(({ fileId }) => Boolean(fileId)))
    .test('size', 'files_too_large', (files) => bytesOf(files ?? []) <= MAX_MAIL_FILE_BYTES);
