/** Hegemony's board: the whole table on one screen where there is room, in tabs where there is little. */
import type { HegemonyView } from '@polity/hegemony/page';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../game-ui.js';
import { Actions } from './actions.js';
import { ElectionPlace, Hint } from './beside.js';
import { BoardContext, type BoardValue, boardTexts } from './board-context.js';
import { BoardTabs, type Part } from './board-tabs.js';
import { ChoiceBar } from './choice-bar.js';
import { isSeat } from './derive.js';
import { Economy } from './economy.js';
import { Hand } from './hand.js';
import { type Layout, layoutFor } from './layout.js';
import { LooseSpots } from './loose-spots.js';
import { Others } from './others.js';
import { PlayerBoard } from './player-board.js';
import { Politics } from './politics.js';
import { ShownPlaces } from './shown-places.js';
import { ChoiceProvider } from './spot-context.js';
import { Events, StateAffairs } from './state-affairs.js';
import { Status } from './status.js';
import { TipLayer } from './tip.js';
import { Tools } from './tools.js';
import { Travel } from './travel.js';
import './styles.css';

/** Spots that have a place on the board: in an election, and the goods of those who buy. */
const DRAWN = ['stance', 'vote', 'cube'] as const;
const DRAWN_FOR_BUYERS = [...DRAWN, 'resource'] as const;

export default function Board({ view, previewed, seat, words, ask, log, seen, pending, answer, preview }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout(root);
  const [part, setPart] = useState<Part>('economy');
  const value = useMemo(
    (): BoardValue => ({
      view: view as HegemonyView,
      previewed: previewed as HegemonyView | null,
      seat: isSeat(seat) ? seat : null,
      ask,
      ...boardTexts(words),
    }),
    [view, previewed, seat, ask, words],
  );
  const hint = <Hint answer={answer} preview={preview} />;
  return (
    <BoardContext value={value}>
      <ChoiceProvider ask={ask} view={view} words={words} pending={pending} answer={answer} preview={preview}>
        <div ref={root} className={`heg heg-${layout.mode} ${layout.size} part-${part}`}>
          <div className="heg-top">
            <Status />
            <ChoiceBar />
            <Tools log={log} seen={seen} />
            {layout.mode === 'flow' && hint}
          </div>
          {layout.mode === 'tabs' && <BoardTabs part={part} setPart={setPart} />}
          {layout.mode === 'tabs' && hint}
          <Parts value={value} layout={layout} hint={hint} />
          <ElectionPlace log={log} answer={answer} preview={preview} />
          <div className="heg-dock">
            <LooseSpots except={seat === 'working' || seat === 'middle' ? DRAWN_FOR_BUYERS : DRAWN} />
          </div>
          <Travel root={root} partly={layout.mode === 'tabs'} />
          <ShownPlaces root={root} part={part} turnTo={setPart} />
        </div>
        <TipLayer />
      </ChoiceProvider>
    </BoardContext>
  );
}

interface PartsProps {
  readonly value: BoardValue;
  readonly layout: Layout;
  readonly hint: ReactNode;
}

function Parts({ value, layout, hint }: PartsProps) {
  const { view, seat } = value;
  return (
    <>
      <div className="heg-left" data-part="politics">
        <Politics />
        <Events />
      </div>
      <div className="heg-mid" data-part="economy">
        <Economy columns={layout.columns} />
      </div>
      <div className="heg-right" data-part="others">
        <Others />
        <StateAffairs />
        {layout.mode === 'one' && hint}
      </div>
      {seat === null ? (
        <div className="heg-mine watched" data-part="board">
          {view.seats.map((of) => (
            <PlayerBoard key={of} of={of} own={false} />
          ))}
        </div>
      ) : (
        <div className="heg-mine" data-part="board">
          <PlayerBoard of={seat} own />
        </div>
      )}
      {seat !== null && (
        <div className="heg-play" data-part="hand">
          <Actions of={seat} />
          <Hand />
        </div>
      )}
    </>
  );
}

/** The layout for the room that the board has, as that changes. */
function useLayout(root: React.RefObject<HTMLDivElement | null>): Layout {
  const [layout, setLayout] = useState(() => layoutFor(innerWidth - 320, innerHeight - 140));
  useEffect(() => {
    const room = root.current?.parentElement;
    if (!room) return;
    const measure = () => {
      const next = layoutFor(room.clientWidth, room.clientHeight);
      setLayout((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    measure();
    return () => observer.disconnect();
  }, [root]);
  return layout;
}
