/**
 * Shows at once that something was pressed: what it means may take a few frames to be drawn. The mark is made past
 * React, so that it waits for nothing, and goes by itself.
 */
const PRESSABLE = 'button, [role="button"], [role="tab"], a[href], summary';
/** Milliseconds: long enough to be noticed, and to last until the answer is drawn on a slow machine. */
const SHOWN = 250;

const shown = new WeakMap<Element, ReturnType<typeof setTimeout>>();

export function showPresses(): void {
  addEventListener('pointerdown', mark, { capture: true, passive: true });
  // Keys press without a pointer.
  addEventListener('click', mark, { capture: true, passive: true });
}

function mark({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest(PRESSABLE) : null;
  if (pressed === null || pressed.matches(':disabled, [aria-disabled="true"]')) return;
  clearTimeout(shown.get(pressed));
  pressed.setAttribute('data-pressed', '');
  shown.set(
    pressed,
    setTimeout(() => pressed.removeAttribute('data-pressed'), SHOWN),
  );
}
