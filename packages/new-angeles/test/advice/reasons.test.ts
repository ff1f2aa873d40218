/** A reason tells apart what there is to choose from, and speaks to what whoever is advised wants. */
import type { AskDescription } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.js';
import { USE } from '../../src/advice/assets.js';
import type { RivalId, Seat } from '../../src/names.js';
import type { NewAngelesState, OfferedCard } from '../../src/rules/state.js';
import { type NewAngelesView, view } from '../../src/rules/view.js';
import words from '../../words/en/advice.json' with { type: 'json' };
import { emptyDeal, position } from '../support.js';

function ask(kind: string, options: readonly unknown[], extra: Partial<AskDescription> = {}): AskDescription {
  const about = {};
  const one = { seat: 'player-1', kind, version: 0, type: 'one', min: 1, max: 1, canStop: false, about };
  return { ...one, options, ...extra } as AskDescription;
}

const SUPPORT = ask('support', ['main', 'counter'], { canStop: true });

/** The second player's offer against the third's; I am asked, and the fourth before or after me. */
function deal(
  [main, counter]: readonly [OfferedCard, OfferedCard],
  rival: RivalId,
  change: (state: NewAngelesState) => void = () => {},
): NewAngelesView {
  const state = position((one) => {
    one.players['player-1'].rival = rival;
    one.players['player-1'].hand.push('puff-piece', 'puff-piece', 'puff-piece');
    one.active = 'player-2';
    one.deal = {
      ...emptyDeal(),
      main: { seat: 'player-2', card: main, declared: null },
      counters: [{ seat: 'player-3', card: counter, declared: null }],
      countering: 'player-3',
    };
    change(one);
  }, 4);
  return view(state, 'player-1');
}

function unrest(state: NewAngelesState): void {
  for (const district of ['manta', 'quinde', 'nihongai', 'esmeraldas'] as const) state.city[district].unrest = 'strike';
  state.threat = 14;
}

describe('the reason for an offer over the other', () => {
  const abstained = (seat: Seat) => (state: NewAngelesState) => {
    unrest(state);
    state.deal?.abstained.push(seat);
  };

  it('names both, and what tells them apart', () => {
    const { answer, reason } = advise(SUPPORT, deal(['energy-for-all', 'sweeps-week'], 'melange-mining', unrest));
    expect(answer).toBe('counter');
    expect(reason).toMatchObject({ kind: 'side.city', params: { card: 'sweeps-week', other: 'energy-for-all' } });
  });

  it('is not what the city lacks for a Federalist who wants it to fall', () => {
    const rich = (state: NewAngelesState) => {
      unrest(state);
      state.players['player-1'].capital = 40;
      state.players['player-4'].hand.push('puff-piece');
    };
    const { answer, reason } = advise(SUPPORT, deal(['energy-for-all', 'sweeps-week'], 'federalist', rich));
    expect(answer).toBe('main');
    expect(reason.kind).toBe('side.fall');
  });

  it('warns of an offer of the rival, who takes the asset', () => {
    const shown = deal(['energy-for-all', 'sweeps-week'], 'weyland-consortium', unrest);
    expect(shown.players['player-3'].corporation).toBe('weyland-consortium');
    const { answer, more } = advise(SUPPORT, shown);
    expect(answer).toBe('counter');
    expect(more[0]).toMatchObject({ kind: 'rival.offer', params: { rival: 'player-3' } });
  });

  it('does not cost a card where the better one wins without it', () => {
    const cards = ['sweeps-week', 'energy-for-all'] as const;
    const last = advise(SUPPORT, deal(cards, 'melange-mining', abstained('player-4')));
    expect(last).toMatchObject({ answer: null, reason: { kind: 'support.ahead', params: { side: 'main' } } });
    const more = deal(cards, 'melange-mining', (state) => {
      unrest(state);
      state.players['player-4'].hand.push('puff-piece');
    });
    expect(advise(SUPPORT, more).answer).toBe('main');
    const put = ask('support-cards', ['puff-piece', 'puff-piece'], { type: 'some', max: 2, about: { side: 'main' } });
    expect(advise(put, more).reason).toMatchObject({ kind: 'support.safer', params: { left: 1 } });
  });
});

describe('the reason to use an asset', () => {
  it('says what use it is of, for each of them', () => {
    expect(Object.keys(USE).filter((asset) => !Object.hasOwn(words, `reason.asset.${asset}`))).toEqual([]);
    const shown = deal(['sweeps-week', 'energy-for-all'], 'melange-mining', unrest);
    const eiko = (player: Seat) => ask('use-asset', ['eiko'], { canStop: true, about: { player } });
    expect(advise(eiko('player-4'), shown)).toMatchObject({
      answer: 'eiko',
      reason: { kind: 'asset.eiko', params: { player: 'player-4', loss: 1 } },
    });
    expect(advise(eiko('player-1'), shown)).toMatchObject({ answer: null, reason: { kind: 'asset.self' } });
  });

  it('is none where it would help the worse offer', () => {
    const shown = deal(['energy-for-all', 'sweeps-week'], 'melange-mining', unrest);
    expect(
      advise(ask('use-asset', ['eiko'], { canStop: true, about: { player: 'player-4' } }), shown).answer,
    ).toBeNull();
  });
});

it('whoever wants the city to fall is not told what is needed', () => {
  const state = position((one) => {
    one.players['player-1'].rival = 'federalist';
    one.players['player-1'].capital = 40;
  }, 4);
  const about = { card: 'efficiency-experts', moves: [], from: 'manta' };
  const to = ask('android-to', ['quinde', 'la-costa'], { about });
  expect(advise(to, view(state, 'player-1'))).toMatchObject({ answer: 'quinde', reason: { kind: 'android.useless' } });
});
