import { fileSize } from '@byline/shared-types/domain';
import { useLanguage, useT } from '../i18n/useT';
import { toProblem } from '../problems/problem';
import { useProblemWords } from '../problems/words';
import { fileKind, type FileRefusal } from './refusal';

/** Rounds up to a tenth of a megabyte, so that a file that is one byte too large does not seem to have exactly the allowed size. */
const roundedUp = (bytes: number): number => Math.ceil(bytes / 100_000) * 100_000;

interface FileWords {
  /** The message for a file that the app refuses before it sends it. */
  refusal: (file: File, refusal: FileRefusal) => string;
  /** The message for a file that the API refused. */
  failure: (error: unknown) => string;
}

/** @param types the types that the field accepts, with their endings */
export function useFileWords(types: Record<string, readonly string[]>): FileWords {
  const t = useT();
  const language = useLanguage();
  const problems = useProblemWords();
  const kinds = Object.values(types).flatMap(([ending]) => (ending ? [fileKind(ending)] : []));
  const wrongType = t('file.type', { types: new Intl.ListFormat(language, { type: 'disjunction' }).format(kinds) });
  return {
    refusal: (file, refusal) => {
      if (refusal === 'size') return t('file.size', { size: fileSize(roundedUp(file.size), language) });
      return refusal === 'type' ? wrongType : t(`file.${refusal}`);
    },
    failure: (error) => (toProblem(error)?.code === 'file_type' ? wrongType : problems.text(error)),
  };
}
