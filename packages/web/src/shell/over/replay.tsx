/** The game once more, step by step or by itself. */
import type { Looked } from '@polity/kernel';
import type { TableSummary } from '@polity/server/wire';
import { useEffect, useId, useRef, useState } from 'react';
import type { Scene } from '../../board/scene/happening.js';
import { api } from '../api.js';
import { LogPanel } from '../log/log-panel.js';
import { Headline } from '../table/headline.js';
import { Icon, type IconName } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useNarrow } from '../ui/use-narrow.js';
import { diffViews } from '../view/diff.js';
import { GameView } from '../view/game-view.js';
import { useSay } from '../words/shell.js';
import { Analysis } from './analysis.js';
import { ReplayBoard } from './replay-board.js';
import { ReplayScenes, type Shown, scenesOfStep } from './replay-scenes.js';

const SPEEDS = [1, 2, 4, 8];
const PACE = 1200;

export interface ReplayProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly seat: string | null;
  readonly seats: readonly string[];
}

export function Replay({ table, game, seat, seats }: ReplayProps) {
  const say = useSay();
  const [shown, setShown] = useState<Shown | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [scenes, setScenes] = useState<readonly Scene[]>([]);
  const asked = useRef(-1);
  const [marked, setMarked] = useState<readonly Looked[]>([]);
  const marks = useId();

  useEffect(() => {
    if (wanted === null || asked.current === wanted) return;
    asked.current = wanted;
    const known = shown !== null && wanted > shown.step ? shown.log : [];
    api.replayStep(table.id, wanted, seat, known.length).then(
      ({ step, steps, view, log: told }) => {
        // What was asked for meanwhile comes next; an older answer is not shown.
        if (asked.current !== wanted) return;
        const log = [...known, ...told];
        const before = shown?.view ?? view;
        const next = { before, logFrom: known.length, step, steps, view, log, changes: diffViews(before, view) };
        setShown(next);
        // Who jumps sees where it leads; who lets it run sees what happens on the way.
        setScenes(playing && step === (shown?.step ?? step) + 1 ? scenesOfStep(game, next, seat) : []);
      },
      () => setPlaying(false),
    );
  }, [wanted, shown, table.id, seat, playing, game]);

  useEffect(() => {
    if (!playing || shown === null || scenes.length > 0) return;
    if (shown.step >= shown.steps) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => setWanted(shown.step + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, shown, speed, scenes]);

  const Board = useNarrow() ? undefined : game.ui.Board;
  const steps = shown?.steps ?? 0;
  const step = wanted ?? 0;
  const go = (to: number) => {
    setPlaying(false);
    setWanted(Math.max(0, Math.min(to, steps)));
  };
  const jump = (to: number) => {
    setPlaying(false);
    setWanted(to);
  };
  const play = () => {
    if (wanted === null || step >= steps) setWanted(0);
    setPlaying(!playing);
  };
  const button = (icon: IconName, label: string, act: () => void) => (
    <button type="button" className="button icon-only" aria-label={say(label)} title={say(label)} onClick={act}>
      <Icon name={icon} />
    </button>
  );
  return (
    <section className="replay sheet padded" aria-label={say('over.replay')}>
      {shown && <ReplayScenes {...{ table, game, seat, speed, shown, scenes, leave: setScenes }} />}
      <div className="replay-bar">
        <h2>{say('over.replay')}</h2>
        {shown && button('first', 'over.replay.first', () => go(0))}
        {shown && button('back', 'over.replay.back', () => go(step - 1))}
        {button(playing ? 'pause' : 'play', playing ? 'over.replay.pause' : 'over.replay.play', play)}
        {shown && button('forward', 'over.replay.forward', () => go(step + 1))}
        {shown && button('last', 'over.replay.last', () => go(steps))}
        {shown && (
          <>
            <input
              type="range"
              min={0}
              max={steps}
              value={step}
              list={marks}
              aria-label={say('over.replay.step', { step, steps })}
              onChange={({ target }) => go(target.valueAsNumber)}
            />
            <datalist id={marks}>
              {marked.map((one) => (
                <option key={one.step} value={one.step} />
              ))}
            </datalist>
            <span className="muted replay-step">{say('over.replay.step', { step, steps })}</span>
            <label className="replay-speed">
              <span className="visually-hidden">{say('over.replay.speed')}</span>
              <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
                {SPEEDS.map((times) => (
                  <option key={times} value={times}>
                    {say('over.replay.speedTimes', { times })}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
      </div>
      {game.ui.judged && <Analysis table={table} game={game} step={shown?.step ?? null} go={jump} found={setMarked} />}
      {shown && !Board && (
        <div className="replay-shown">
          <div className="replay-view">
            <Headline view={shown.view} game={game} />
            <GameView view={shown.view} seats={seats} seat={seat} game={game} changes={shown.changes} mode="past" />
          </div>
          <div className="replay-log">
            <LogPanel log={shown.log} game={game} seats={seats} />
          </div>
        </div>
      )}
      {shown && Board && (
        <>
          <Headline view={shown.view} game={game} />
          <ReplayBoard Board={Board} table={table} game={game} seat={seat} view={shown.view} log={shown.log} />
        </>
      )}
    </section>
  );
}
