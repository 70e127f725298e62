import type { Ref } from 'react';

interface FilesInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  accept: string;
  onFiles: (files: File[]) => void;
}

/** The hidden input that a button opens to choose files. It forgets them, so the same file can be chosen again. */
export function FilesInput({ ref, label, accept, onFiles }: FilesInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        const chosen = [...(target.files ?? [])];
        target.value = '';
        onFiles(chosen);
      }}
    />
  );
}
