/** The tools of a phone, behind one button; what only a phone needs to look right comes with them. */
import type { ReactNode } from 'react';
import './fingers.css';

/** They close when one of them is pressed. */
export default function ToolMenu({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <button type="button" className="button heg-tools-open" popoverTarget="heg-tools" aria-label={label}>
        ⋯
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the buttons in it are pressed */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are pressed */}
      <div
        id="heg-tools"
        popover="auto"
        className="heg-tool-menu"
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
