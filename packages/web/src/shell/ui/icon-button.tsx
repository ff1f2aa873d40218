/** A button that is an icon; its words are heard, and seen by who waits on it. */
import { Icon, type IconName } from './icons.js';

export interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  act(): void;
}

export function IconButton({ icon, label, disabled = false, autoFocus = false, act }: IconButtonProps) {
  return (
    <button
      type="button"
      className="button icon-only"
      aria-label={label}
      title={label}
      disabled={disabled}
      // biome-ignore lint/a11y/noAutofocus: only where a press has opened what the button is for
      autoFocus={autoFocus}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}
