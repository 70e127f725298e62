import { Button } from './Button';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Menu } from './Menu';

interface ButtonMenuProps {
  label: string;
  icon: LucideIcon;
  size?: 'small';
  disabled?: boolean;
  /** For an act that moves the focus itself; the menu would return it to its button. */
  keepsFocus?: boolean;
  className?: string | undefined;
  onOpen?: () => void;
  /** The entries, made with a function that closes the menu before an act. */
  children: (choose: (act: () => void) => () => void) => ReactNode;
}

/** A button that opens a menu of acts. */
export function ButtonMenu(props: ButtonMenuProps) {
  const { label, icon: Icon, size, disabled = false, keepsFocus = false, className = '', onOpen, children } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        {...(size && { size })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          onOpen?.();
        }}
      >
        <Icon />
        {label}
        <ChevronDown size={12} />
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        disableRestoreFocus={keepsFocus}
        slotProps={{ list: { 'aria-label': label }, paper: { className } }}
      >
        {children((act) => () => {
          setAnchor(null);
          act();
        })}
      </Menu>
    </>
  );
}
