/** A dialog on a page that does without dialogs until somebody opens one. */
import type { DialogProps } from './dialog.js';
import { lazyPart } from './lazy-part.js';

export const LaterDialog = lazyPart<DialogProps>(async () => ({ default: (await import('./dialog.js')).Dialog }));
