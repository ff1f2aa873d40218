/** Advice on which agenda to keep: what it is worth, as often as it comes off. */
import type { Advisers } from '../../advice/asked.js';
import { best } from '../../advice/best.js';
import { because } from '../../reading/reason.js';
import type { HiddenAgenda } from './agenda.js';
import { HIDDEN_AGENDAS } from './cards.js';

export const HIDDEN_AGENDA_ASKS: Advisers<'keep-agenda'> = {
  'keep-agenda': ({ options }) => {
    const agenda = (card: string) => HIDDEN_AGENDAS[card] as HiddenAgenda;
    return best(
      options,
      (card) => agenda(card).vp * agenda(card).chance,
      (card) => because('agenda.keep', { points: agenda(card).vp, chance: agenda(card).chance }),
    );
  },
};
