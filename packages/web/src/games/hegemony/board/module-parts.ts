/** What modules draw on the board: loaded with a table that has them, so that their questions find it drawn at once. */
import { CHOSEN } from '@polity/hegemony/chosen';
import type { OptionValues } from '@polity/kernel';

interface Parts {
  crisis?: typeof import('../politics/crisis.js');
  agendas?: typeof import('../players/hidden-agenda.js');
  automas?: typeof import('../automa/index.js');
  history?: typeof import('../politics/history.js');
}

export const parts: Parts = {};

export async function loadPartsFor(options: OptionValues): Promise<void> {
  const [crisis, agendas, automas, history] = await Promise.all([
    CHOSEN['crisis-response'](options) ? import('../politics/crisis.js') : undefined,
    CHOSEN['hidden-agendas'](options) ? import('../players/hidden-agenda.js') : undefined,
    CHOSEN.automa(options) ? import('../automa/index.js') : undefined,
    CHOSEN['historical-events'](options) ? import('../politics/history.js') : undefined,
  ]);
  if (crisis) parts.crisis = crisis;
  if (agendas) parts.agendas = agendas;
  if (automas) parts.automas = automas;
  if (history) parts.history = history;
}
