/** A dialog: takes the focus, gives it back, closes with Escape and with a press outside. */
import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { useSay } from '../words/shell.js';
import { useBackCloses } from './use-back-closes.js';

export interface DialogProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children: ReactNode;
  onClose(): void;
}

/** A field that has the focus brings up the keyboard of a phone, over what is to be read: there nothing in it has. */
function quietFocus(event: Event): void {
  if (!matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  (event.currentTarget as HTMLElement | null)?.focus();
}

export function Dialog({ title, lead, children, onClose }: DialogProps) {
  const say = useSay();
  useBackCloses(true, onClose);
  const described = lead === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-overlay" />
        <Radix.Content className="dialog" onOpenAutoFocus={quietFocus} {...described}>
          <Radix.Title className="dialog-title">{title}</Radix.Title>
          {lead !== undefined && <Radix.Description className="muted">{lead}</Radix.Description>}
          {children}
          <Radix.Close className="dialog-close" aria-label={say('app.close')}>
            ×
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
