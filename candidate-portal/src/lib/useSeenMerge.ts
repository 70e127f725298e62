import { useMergedSave } from '@byline/web-kit/form';

type Options<Stored extends { version: number }, Values extends object> = Omit<
  Parameters<typeof useMergedSave<Stored, Values>>[0],
  'merges'
>;

/** Saves both sides' changes, for a form that shows a conflict itself: its next save goes over the version that the user has seen. */
export function useSeenMerge<Stored extends { version: number }, Values extends object>(
  options: Options<Stored, Values>,
) {
  const { conflict, save, settle, onRefused } = useMergedSave<Stored, Values>({ ...options, merges: true });
  return {
    conflict,
    onRefused,
    save: async (values: Values): Promise<void> => {
      settle();
      await save(values);
    },
  };
}
