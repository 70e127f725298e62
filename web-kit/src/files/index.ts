export { fetchFile, saveBlob, saveFile, useImage } from './download';
export { fileKind, fileSize, refusalOf, type FileRefusal } from './refusal';
export { upload, type Upload } from './upload';
export { useFileWords } from './words';
