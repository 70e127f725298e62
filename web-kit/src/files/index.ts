export { fetchFile, useImage } from './download';
export { fileKind, refusalOf, type FileRefusal } from './refusal';
export { saveBlob, saveFile } from './save';
export { mayGoThrough, upload, type Upload } from './upload';
export { useFileWords } from './words';
