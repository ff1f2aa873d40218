/** What has arrived is shown once the scenes before it were seen, and in its order. */
import type { WholeMessage } from '@polity/server/following';
import type { SeatPosition } from '@polity/server/wire';
import { describe, expect, it } from 'vitest';
import type { Scene, SceneKind } from '../../../src/board/scene/happening.js';
import { isPending, NEW_TABLE_STATE, type TableState, tableReducer } from '../../../src/shell/live/table-state.js';

const KINDS: Readonly<Record<string, SceneKind>> = { vote: 'result', play: 'card', year: 'round' };

/** Every entry of these kinds is a scene. */
const direct = {
  type: 'direct',
  scenesOf: (log, from) =>
    log.flatMap(({ kind }, at): readonly Scene[] => {
      const scene = KINDS[kind];
      return at < from || scene === undefined ? [] : [{ id: `${kind} ${at}`, kind: scene, at }];
    }),
} satisfies Parameters<typeof tableReducer>[1];

/** The next position: what it adds to the log, and which question it asks. */
function position(logFrom: number, kinds: readonly string[], version: number | null = null): WholeMessage {
  const ask = { seat: 'jade', kind: 'bid', version, type: 'amount', options: [], min: 0, max: 3, canStop: false };
  const told: SeatPosition = {
    seat: 'jade',
    view: { length: logFrom + kinds.length },
    ask: version === null ? null : { ...ask, version, about: {} },
    waiting: false,
    cannotUndo: 'nothing',
    interjections: [],
    logFrom,
    log: kinds.map((kind) => ({ kind, params: {} })),
  } as SeatPosition;
  return { type: 'position', positions: [told], over: false, standings: [] };
}

function hear(state: TableState, ...messages: readonly WholeMessage[]): TableState {
  return messages.reduce((now, message) => tableReducer(now, { type: 'message', message }), state);
}

const OPENED = tableReducer(
  hear(
    tableReducer(NEW_TABLE_STATE, { type: 'connection', connection: { state: 'open' } }),
    position(0, ['vote', 'bid'], 1),
  ),
  direct,
);
const shown = ({ positions }: TableState) => positions[0]?.log.map(({ kind }) => kind).join(' ');
const scenes = (state: TableState) => state.scenes.map(({ id }) => id);
const pass = (state: TableState) => tableReducer(state, { type: 'passed', scene: state.scenes[0]?.id ?? '' });

describe('what arrives', () => {
  it('is shown at once where nothing is to be seen, and so is all that was over when the page was opened', () => {
    expect(scenes(OPENED)).toEqual([]);
    expect(shown(hear(OPENED, position(2, ['bid'])))).toBe('vote bid bid');
  });

  it('is held back until the result in it was seen, with all that comes after it', () => {
    const held = hear(OPENED, position(2, ['vote']), position(3, ['bid']), position(4, ['vote', 'bid']));
    expect([shown(held), scenes(held)]).toEqual(['vote bid', ['vote 2']]);
    const next = pass(held);
    expect([shown(next), scenes(next)]).toEqual(['vote bid vote bid', ['vote 4']]);
    expect(shown(pass(next))).toBe('vote bid vote bid vote bid');
  });

  it('is shown with a card, which holds back only what follows; who answers has seen it', () => {
    const played = hear(OPENED, position(2, ['play'], 5), position(3, ['bid'], 5));
    expect([shown(played), scenes(played)]).toEqual(['vote bid play', ['play 2']]);
    expect(isPending(played, 'jade')).toBe(false);
    const answered = tableReducer(played, { type: 'sent', sent: { id: 'abc', seat: 'jade' } });
    expect([shown(answered), scenes(answered)]).toEqual(['vote bid play bid', []]);
  });

  it('cannot be answered before it is shown', () => {
    const held = hear(OPENED, position(2, ['vote'], 7));
    expect(isPending(held, 'jade')).toBe(true);
    expect(isPending(pass(held), 'jade')).toBe(false);
  });

  it('is passed over to the last result, which is still to be seen', () => {
    const held = hear(OPENED, position(2, ['vote']), position(3, ['play', 'vote']), position(5, ['vote', 'year']));
    const last = tableReducer(held, { type: 'skip' });
    expect([shown(last), scenes(last)]).toEqual(['vote bid vote play vote', ['vote 5', 'year 6']]);
  });

  it('is passed over no further than to the page of production or of a round, which stops before the votes', () => {
    const held = hear(
      OPENED,
      position(2, ['vote']),
      position(3, ['vote', 'year', 'vote', 'vote']),
      position(7, ['vote']),
    );
    const first = tableReducer(held, { type: 'skip' });
    expect([shown(first), scenes(first)]).toEqual(['vote bid vote', ['year 4', 'vote 5', 'vote 6']]);
    expect(scenes(tableReducer(first, { type: 'skip' }))).toEqual(['vote 7']);
  });

  it('is shown as it is now to who passes over all that waits, and what comes later is seen again', () => {
    const held = hear(
      OPENED,
      position(2, ['vote']),
      position(3, ['vote', 'year', 'play']),
      position(6, ['vote', 'year'], 4),
    );
    const now = tableReducer(held, { type: 'to-now' });
    expect([shown(now), scenes(now), now.arrivals]).toEqual(['vote bid vote vote year play vote year', [], []]);
    expect(isPending(now, 'jade')).toBe(false);
    expect(scenes(hear(now, position(8, ['vote'])))).toEqual(['vote 8']);
  });

  it('brings no scene until something is asked, for who skips to the own turn, and then again', () => {
    const skipping = tableReducer(hear(OPENED, position(2, ['vote'])), { type: 'to-my-turn' });
    expect([shown(skipping), skipping.skipping]).toEqual(['vote bid vote', true]);
    const asked = hear(skipping, position(3, ['play', 'vote']), position(5, ['vote'], 9));
    expect([shown(asked), scenes(asked), asked.skipping]).toEqual(['vote bid vote play vote vote', [], false]);
    expect(scenes(hear(asked, position(6, ['vote'])))).toEqual(['vote 6']);
  });

  it('is still held up by the end of a round for who skips to the own turn, and by what comes after it', () => {
    const skipping = tableReducer(OPENED, { type: 'to-my-turn' });
    const held = hear(skipping, position(2, ['vote', 'year']), position(4, ['vote']));
    expect([shown(held), scenes(held), held.skipping]).toEqual(['vote bid', ['year 3'], false]);
    expect(scenes(pass(held))).toEqual(['vote 4']);
    const queued = hear(OPENED, position(2, ['vote']), position(3, ['vote', 'year', 'vote']), position(6, ['play'], 3));
    const ahead = tableReducer(queued, { type: 'to-my-turn' });
    expect([shown(ahead), scenes(ahead)]).toEqual(['vote bid vote', ['year 4', 'vote 5']]);
  });

  it('brings no scene a second time when the whole log comes again after the line was lost', () => {
    const again = hear(OPENED, position(0, ['vote', 'bid', 'bid']));
    expect([shown(again), scenes(again)]).toEqual(['vote bid bid', []]);
    expect(scenes(hear(OPENED, position(0, ['vote', 'bid', 'vote'])))).toEqual(['vote 2']);
  });

  it('does not tell who decides in a position that is not shown yet', () => {
    const table = (deciding: readonly string[]) => ({ type: 'table', table: { deciding } }) as unknown as WholeMessage;
    const held = hear(OPENED, table(['jade']), position(2, ['vote']), table(['amber']));
    expect(held.table?.deciding).toEqual(['jade']);
    expect(pass(held).table?.deciding).toEqual(['amber']);
  });
});
