import { defineMessages } from 'react-intl';

/** Why a file is refused. */
export const fileWords = defineMessages({
  type: { id: 'file.type', defaultMessage: 'Not a JPEG, PNG, PDF or DOCX' },
  imageType: { id: 'file.imageType', defaultMessage: 'Not a JPEG or PNG' },
  size: { id: 'file.size', defaultMessage: '{size}, the limit is 10 MB' },
});
