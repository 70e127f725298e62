import { Upload } from 'lucide-react';
import { acceptOf } from '@byline/shared-types/domain';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { TextButton } from '../ui/Button';

export interface UploadHandle {
  choose: () => void;
}

interface UploadButtonProps {
  ref?: Ref<UploadHandle>;
  label: string;
  ariaLabel?: string;
  smallIcon?: boolean;
  id?: string | undefined;
  describedBy?: string | undefined;
  /** The accepted types, with their endings. */
  types: Record<string, readonly string[]>;
  onFiles: (files: File[]) => void;
}

/** A button that opens the file chooser, which accepts several files at once. */
export function UploadButton({
  ref,
  label,
  ariaLabel,
  smallIcon = false,
  id,
  describedBy,
  types,
  onFiles,
}: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = (): void => input.current?.click();
  useImperativeHandle(ref, () => ({ choose }));
  return (
    <>
      <TextButton
        icon={Upload}
        smallIcon={smallIcon}
        id={id}
        aria-label={ariaLabel}
        aria-describedby={describedBy}
        onClick={choose}
      >
        {label}
      </TextButton>
      <input
        type="file"
        hidden
        multiple
        ref={input}
        aria-label={ariaLabel ?? label}
        accept={acceptOf(types)}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
