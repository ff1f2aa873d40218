/** Trades are answered and offered by what they do to one's own standing; who leaves promises open is believed less. */
import { mediumBot, policyBot } from '@polity/bots';
import { type Bot, type Game, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { trust } from '../../src/evaluation/bargain.js';
import { newAngeles } from '../../src/index.js';
import type { Seat } from '../../src/names.js';
import type { NewAngelesState, TradeOffer } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';
import { position } from '../support.js';

const ANSWERS = [{ kind: 'accept', options: [1], more: false }];
const OFFERS = [{ kind: 'offer', options: [], more: true }];

/** Jinteki is the rival of player-1, who has an asset to sell; round 5 of four players. */
function table(change: (state: NewAngelesState) => void = () => {}): NewAngelesState {
  return position((state) => {
    state.round = 6;
    state.phase = 'refresh';
    state.players['player-1'].rival = 'jinteki';
    state.players['player-1'].assets = [{ asset: 'jackson-howard', exhausted: false }];
    change(state);
  }, 4);
}

function answered(from: Seat, give: number, change: (state: NewAngelesState) => void = () => {}, words = '') {
  const offer: TradeOffer = {
    id: 1,
    from,
    to: 'player-1',
    give: { capital: give, assets: [] },
    want: { capital: give > 0 ? 0 : 2, assets: give > 0 ? ['jackson-howard'] : [] },
    promise: words,
    ask: '',
  };
  const state = table((at) => {
    at.tradeOffers = [offer];
    change(at);
  });
  const at = { possible: () => ANSWERS, view: view(state, 'player-1'), proposes: false };
  return newAngeles.evaluation?.outOfTurn?.(at, 'player-1')?.kind;
}

describe('a bot that judges trades', () => {
  it('sells an asset for enough, not for nearly nothing, and gives nothing away', () => {
    expect(answered('player-3', 8)).toBe('accept');
    expect(answered('player-3', 0)).toBe('decline');
  });

  it('waits where nothing is offered and it is not to begin', () => {
    const at = { possible: () => [], view: view(table(), 'player-1'), proposes: false };
    expect(newAngeles.evaluation?.outOfTurn?.(at, 'player-1')).toBeUndefined();
  });

  it('offers what gains it something, and nothing again that it has offered before', () => {
    const state = table();
    const found: unknown[] = [];
    for (let i = 0; i < 3; i++) {
      const at = { possible: () => OFFERS, view: view(state, 'player-1'), proposes: true };
      const said = newAngeles.evaluation?.outOfTurn?.(at, 'player-1');
      if (said === undefined) break;
      expect(said.kind).toBe('offer');
      expect(found).not.toContainEqual(said.value);
      found.push(said.value);
      const { to, give, want } = said.value as unknown as TradeOffer;
      state.proposed = [...(state.proposed ?? []), { from: 'player-1', to, give, want, round: 6, turns: 4 - i }];
    }
    expect(found.length).toBeGreaterThan(0);
  });

  it('trades at a sensible rate in whole games, and is never refused', () => {
    const trader: Bot = {
      ...policyBot(newAngeles.policy as NonNullable<Game['policy']>),
      interject: (at, luck) => mediumBot.interject?.(at, luck),
    };
    const games = 8;
    const told = { 'trade-offered': 0, traded: 0, 'trade-declined': 0 };
    for (let i = 0; i < games; i++) {
      const { run } = simulate(newAngeles, {}, `traders/${i}`, () => trader);
      for (const { kind } of run.log) if (Object.hasOwn(told, kind)) told[kind as keyof typeof told]++;
    }
    expect(told['trade-offered'] / games).toBeGreaterThan(1);
    expect(told['trade-offered'] / games).toBeLessThan(30);
    expect(told['trade-declined']).toBeGreaterThan(0);
    expect(told.traded).toBeGreaterThan(0);
  });

  it('believes somebody less from whose promises nobody has released him for long', () => {
    const promised = (round: number) => (state: NewAngelesState) => {
      state.promises = [{ id: 9, from: 'player-3', to: 'player-4', text: 'I support you', round }];
    };
    expect(trust(view(table(promised(6)), 'player-1'), 'player-3')).toBe(1);
    expect(trust(view(table(promised(1)), 'player-1'), 'player-3')).toBe(0.5);
    expect(trust(view(table(promised(1)), 'player-1'), 'player-2')).toBe(1);
  });
});
