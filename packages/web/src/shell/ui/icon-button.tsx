/** A button that is an icon; its words are heard, and seen by who waits on it. */
import { Icon, type IconName } from './icons.js';

export interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** What the press does besides, for who waits on it. */
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  act(press: { readonly shiftKey: boolean }): void;
}

export function IconButton({ icon, label, hint, disabled = false, autoFocus = false, act }: IconButtonProps) {
  return (
    <button
      type="button"
      className="button icon-only"
      aria-label={label}
      title={hint === undefined ? label : `${label} (${hint})`}
      disabled={disabled}
      // biome-ignore lint/a11y/noAutofocus: only where a press has opened what the button is for
      autoFocus={autoFocus}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}
