/** Hegemony's board: the whole table on one screen where there is room, in tabs where there is little. */
import type { HegemonyView } from '@polity/hegemony/page';
import { useEffect, useMemo, useRef, useState } from 'react';
import { InPlace, Place } from '../../table/places.js';
import { textScale, useNarrow } from '../../ui/use-narrow.js';
import type { BoardProps } from '../game-ui.js';
import { Actions } from './actions.js';
import { AskedPlace } from './asked-place.js';
import { Aside, Hint, Moments } from './beside.js';
import { BoardProvider, type BoardValue, boardTexts, useBoard } from './board-context.js';
import { BoardTabs, type Part } from './board-tabs.js';
import { ChoiceBar } from './choice-bar.js';
import { isSeat } from './derive.js';
import { Economy } from './economy.js';
import { Hand } from './hand.js';
import { type Layout, layoutFor } from './layout.js';
import { LooseSpots } from './loose-spots.js';
import { Others, SeatBriefs } from './others.js';
import { PlayerBoard } from './player-board.js';
import { Politics } from './politics.js';
import { ShownPlaces } from './shown-places.js';
import { ChoiceProvider } from './spot-context.js';
import { Events, StateAffairs } from './state-affairs.js';
import { Status } from './status.js';
import { TipLayer } from './tip.js';
import { Tools } from './tools.js';
import { Travel } from './travel.js';
import { Drag } from './use-drag.js';
import './styles.css';

/** Spots that have a place on the board: in an election, and the goods of those who buy. */
const DRAWN = ['stance', 'vote', 'cube'] as const;
const DRAWN_FOR_BUYERS = [...DRAWN, 'resource'] as const;

export default function Board({ view, previewed, seat, words, ask, log, seen, pending, answer, preview }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  const layout = useLayout(root);
  const inTabs = layout.mode === 'tabs';
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
    <BoardProvider value={value}>
      <ChoiceProvider ask={ask} view={view} words={words} pending={pending} answer={answer} preview={preview}>
        <InPlace name="headline">
          <div className="heg-out heg-top">
            <Status />
            <Tools log={log} seen={seen} />
          </div>
        </InPlace>
        <InPlace name="picks">
          <ChoiceBar />
        </InPlace>
        <div ref={root} className={`heg heg-${layout.mode} ${layout.size} part-${part}`}>
          {inTabs && <BoardTabs part={part} setPart={setPart} />}
          {inTabs && hint}
          <div className="heg-left" data-part="politics">
            <Politics />
            <Events />
            {!inTabs && <StateAffairs />}
          </div>
          <div className="heg-mid" data-part="economy">
            <Economy columns={layout.columns} />
          </div>
          {inTabs ? (
            <div className="heg-others-tab" data-part="others">
              <Others />
              <StateAffairs />
              <Aside />
            </div>
          ) : (
            <Place name="side" className="heg-beside" />
          )}
          {!inTabs && <SeatBriefs />}
          <div className={`heg-low ${value.seat === null ? '' : `heg-edge-${value.seat}`}`}>
            <div className="heg-question">
              {!inTabs && <Place name="ask" className="heg-ask" />}
              <div className="heg-dock">
                <LooseSpots except={seat === 'working' || seat === 'middle' ? DRAWN_FOR_BUYERS : DRAWN} />
              </div>
            </div>
            <div className="heg-bottom">
              <Mine />
              {!inTabs && <Aside>{hint}</Aside>}
              <Moments log={log} seen={seen} answer={answer} preview={preview} />
            </div>
          </div>
          <Travel root={root} partly={inTabs} />
          <AskedPlace root={root} />
          <ShownPlaces root={root} part={part} turnTo={setPart} />
        </div>
        <TipLayer />
        <Drag />
      </ChoiceProvider>
    </BoardProvider>
  );
}

/** My board and what I can play; for those who only watch, everybody's board. */
function Mine() {
  const { view, seat } = useBoard();
  if (seat === null) {
    return (
      <div className="heg-mine watched" data-part="board">
        {view.seats.map((of) => (
          <PlayerBoard key={of} of={of} own={false} />
        ))}
      </div>
    );
  }
  return (
    <>
      <div className="heg-mine" data-part="board">
        <PlayerBoard of={seat} own />
      </div>
      <div className="heg-play" data-part="hand">
        <Actions of={seat} />
        <Hand />
      </div>
    </>
  );
}

/** The layout for the room that the board has, as that changes. */
function useLayout(root: React.RefObject<HTMLDivElement | null>): Layout {
  const narrow = useNarrow();
  const [layout, setLayout] = useState(() => layoutFor(innerWidth / textScale(), innerHeight / textScale(), narrow));
  useEffect(() => {
    const room = root.current?.parentElement;
    if (!room) return;
    const measure = () => {
      const scale = textScale();
      const next = layoutFor(room.clientWidth / scale, room.clientHeight / scale, narrow);
      setLayout((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    measure();
    return () => observer.disconnect();
  }, [root, narrow]);
  return layout;
}
