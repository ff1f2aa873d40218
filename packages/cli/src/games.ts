/** Every game that can be played here. The one place that lists them; the first is the one that `play` offers. */
import { hegemony } from '@polity/hegemony';
import type { Game } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { newAngeles } from '@polity/new-angeles';

export const games: Readonly<Record<string, Game>> = {
  [hegemony.id]: hegemony as unknown as Game,
  [newAngeles.id]: newAngeles as unknown as Game,
  [lanternMarket.id]: lanternMarket,
};
