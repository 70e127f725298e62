export { fetchFile, saveBlob, saveFile, useImage } from './download';
export { fileKind, fileSize, refusalOf, type FileRefusal } from './refusal';
export { mayGoThrough, upload, type Upload } from './upload';
export { useFileWords } from './words';
