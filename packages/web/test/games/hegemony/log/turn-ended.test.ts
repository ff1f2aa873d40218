/** The line in the log stands after the end of my last turn, whatever I have put in since. */
import type { LogEntry } from '@polity/kernel';
import { expect, it } from 'vitest';
import ui from '../../../../src/games/hegemony/index.js';

it('is found after the last turn that a seat has ended', () => {
  const end = (seat: string): LogEntry => ({ kind: 'end-turn', params: { seat } });
  const deed: LogEntry = { kind: 'card', params: { seat: 'working', card: 'wc-general-strike' } };
  const log = [deed, end('working'), deed, end('middle'), deed];
  expect(ui.turnEnded(log, 'working')).toBe(2);
  expect(ui.turnEnded(log, 'middle')).toBe(4);
  expect(ui.turnEnded(log, 'state')).toBe(0);
});
