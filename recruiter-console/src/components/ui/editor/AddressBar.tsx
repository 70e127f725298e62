import { isImageAddress, isWebAddress } from '@byline/shared-types/domain';
import { useT } from '@byline/web-kit/i18n';
import { Button } from '../Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Editor } from '@tiptap/core';
import { useState, type KeyboardEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Grow } from '../../layout/Grow';
import { fieldErrorText } from '@byline/web-kit/problems';
import style from './AddressBar.module.css';

interface AddressBarProps {
  editor: Editor;
  what: 'link' | 'image';
  onClose: () => void;
}

/** Asks for the address of a link or an image, below the toolbar. */
export function AddressBar({ editor, what, onClose }: AddressBarProps) {
  const t = useT();
  const current: unknown = what === 'link' ? editor.getAttributes('link').href : '';
  const [address, setAddress] = useState(typeof current === 'string' ? current : '');
  const [wrong, setWrong] = useState(false);
  const linked = what === 'link' && editor.isActive('link');

  const close = (): void => {
    onClose();
    editor.commands.focus();
  };
  const insert = (): void => {
    // A link needs a text (docs/domain/interface.md#editor).
    const right = what === 'link' ? isWebAddress : isImageAddress;
    if (!right(address) || (what === 'link' && editor.state.selection.empty && !linked)) {
      setWrong(true);
      return;
    }
    // Created only here: `focus()` moves the focus even if the chain never runs.
    const chain = editor.chain().focus();
    if (what === 'link') chain.extendMarkRange('link').setLink({ href: address }).run();
    else chain.setImage({ src: address }).run();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') insert();
    else close();
  };
  const label = t(what === 'link' ? 'editor.linkAddress' : 'editor.imageAddress');
  return (
    <div className={style.bar}>
      <Grow>
        <OutlinedInput
          autoFocus
          fullWidth
          type="url"
          value={address}
          error={wrong}
          placeholder="https://"
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
          onKeyDown={onKeyDown}
          slotProps={{ input: { 'aria-label': label } }}
        />
      </Grow>
      <Button onClick={insert}>
        <FormattedMessage id="editor.insert" />
      </Button>
      {linked && (
        <Button
          variant="text"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          <FormattedMessage id="editor.unlink" />
        </Button>
      )}
      <Button variant="text" onClick={close}>
        <FormattedMessage id="common.cancel" />
      </Button>
      {wrong && (
        <p className={style.problem} role="alert">
          {fieldErrorText(t, what === 'link' ? 'provide_text_and_link' : 'invalid_image_url')}
        </p>
      )}
    </div>
  );
}
