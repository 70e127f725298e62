import { fileSize } from '@byline/shared-types/domain';
import { useLanguage, useT } from '../i18n/useT';
import { toProblem } from '../problems/problem';
import { useProblemWords } from '../problems/words';
import type { FileRefusal } from './refusal';

/** To the next tenth of a megabyte: a byte too many must not read like the limit itself. */
const roundedUp = (bytes: number): number => Math.ceil(bytes / 100_000) * 100_000;

interface FileWords {
  /** The reason why a file is refused before it is sent. */
  refusal: (file: File, refusal: FileRefusal) => string;
  /** The reason why the API refused it. */
  failure: (error: unknown) => string;
}

/** `images`: where only a picture is accepted. */
export function useFileWords(images = false): FileWords {
  const t = useT();
  const language = useLanguage();
  const problems = useProblemWords();
  const wrongType = t(images ? 'file.imageType' : 'file.type');
  return {
    refusal: (file, refusal) =>
      refusal === 'size' ? t('file.size', { size: fileSize(roundedUp(file.size), language) }) : wrongType,
    failure: (error) => (toProblem(error)?.code === 'file_type' ? wrongType : problems.text(error)),
  };
}
