import type { FileResponse } from '../../api';

/** An uploaded file of an answer that is not sent yet. */
export type AnswerFile = Pick<FileResponse, '_id' | 'name' | 'originalname' | 'size' | 'uploadedSize'>;

export const answerFile = ({ _id, name, originalname, size, uploadedSize }: FileResponse): AnswerFile => ({
  _id,
  name,
  originalname,
  size,
  uploadedSize,
});
