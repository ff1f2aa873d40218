/** Points by source: a bar for each seat, told in a table below it too. */
import type { Standing } from '@polity/kernel';
import { seatLook } from '../../games/registry.js';
import { SeatMark } from '../ui/icons.js';
import { ScrollBox } from '../ui/scroll-box.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useNarrow } from '../ui/use-narrow.js';
import { useSay } from '../words/shell.js';
import { along, barsOf, scaleOf, sourcesOf } from './geometry.js';
import { useWidth } from './use-width.js';

export interface ChartProps {
  readonly standings: readonly Standing[];
  readonly seats: readonly string[];
  readonly game: LoadedGame;
}

/** The bars share the height of the table beside them. */
const ROW = 24;
const LEAST_STEP = 46;
const MOST_STEP = 84;
const TONES = 18;
/** So narrow that a number would not fit. */
const NARROW = 20;
/** How wide a letter of a name is at most on the average, and how high two lines are. */
const LETTER = 7;
const TWO_LINES = 32;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function BarsChart({ standings, seats, game }: ChartProps) {
  const say = useSay();
  const bars = barsOf(standings);
  const sources = sourcesOf(standings);
  const scale = scaleOf(
    bars.flatMap(({ segments }) => segments.flatMap(({ from, to }) => [from, to])),
    8,
  );
  const step = Math.min(MOST_STEP, Math.max(LEAST_STEP, (sources.length * ROW) / Math.max(1, bars.length)));
  // In one column there is no room beside the bars: each name stands above its own.
  const above = useNarrow();
  const top = above ? 18 : 8;
  const thickness = step - top - 8;
  const height = bars.length * step + 22;
  const tone = (source: string) => `tone-${(sources.indexOf(source) % TONES) + 1}`;
  // Tones alone are hard to tell apart: each source has a letter too, in its bars and in the table.
  const letter = (source: string) => LETTERS[sources.indexOf(source)] ?? '';
  const { ref, width } = useWidth(600);
  const x = (value: number) => along(scale, value, width);
  /** By its name where there is room for that. */
  const called = (source: string, room: number) => {
    const name = game.words.name(source, 'source');
    return name.length * LETTER < room ? name : letter(source);
  };
  return (
    <div className="bars-chart">
      <div className="bars">
        {!above && (
          <div className="bar-names">
            {bars.map(({ seat, score }) => (
              <div key={seat}>
                <SeatMark look={seatLook(game.ui, seats, seat)} /> {game.words.name(seat, 'seat')} <b>{score}</b>
              </div>
            ))}
          </div>
        )}
        <svg
          ref={ref}
          viewBox={`0 0 ${width} ${height}`}
          height={height}
          className="chart"
          role="img"
          aria-label={game.words.own('over.bySource') ?? say('over.bySource')}
        >
          {scale.ticks.map((tick) => (
            <g key={tick}>
              <path className="grid-line" d={`M${x(tick)} 0V${height - 18}`} />
              <text
                x={x(tick)}
                y={height - 4}
                className="tick"
                textAnchor={tick === scale.max ? 'end' : tick === scale.min ? 'start' : 'middle'}
              >
                {tick}
              </text>
            </g>
          ))}
          {above &&
            bars.map(({ seat, score }, row) => (
              <text key={seat} x={0} y={row * step + 13} className="bar-name">
                {game.words.name(seat, 'seat')} <tspan className="bar-score">{score}</tspan>
              </text>
            ))}
          {bars.map(({ seat, segments }, row) =>
            segments.map(({ source, from, to, amount }) => (
              <g key={`${seat} ${source}`} className={tone(source)}>
                <title>
                  {say('over.bySource.bar', {
                    seat: game.words.name(seat, 'seat'),
                    source: game.words.name(source, 'source'),
                    amount,
                  })}
                </title>
                <rect
                  x={x(from)}
                  y={row * step + top}
                  width={Math.max(0, x(to) - x(from) - 1)}
                  height={thickness}
                  rx={3}
                />
                {x(to) - x(from) > NARROW && (
                  <BarText
                    lines={thickness < TWO_LINES ? [amount] : [called(source, x(to) - x(from)), amount]}
                    x={(x(from) + x(to)) / 2}
                    y={row * step + top + thickness / 2}
                  />
                )}
              </g>
            )),
          )}
        </svg>
      </div>
      <ScrollBox className="table-scroll">
        <table className="source-table">
          <thead>
            <tr>
              <th scope="col">{say('over.source')}</th>
              {bars.map(({ seat }) => (
                <th key={seat} scope="col" className="number">
                  <SeatMark look={seatLook(game.ui, seats, seat)} size={10} />
                  <span className="visually-hidden">{game.words.name(seat, 'seat')}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <tr key={source}>
                <th scope="row">
                  <span className={`swatch ${tone(source)}`} aria-hidden="true">
                    {letter(source)}
                  </span>{' '}
                  {game.words.name(source, 'source')}
                </th>
                {bars.map(({ seat, segments }) => (
                  <td key={seat} className="number">
                    {segments.find((segment) => segment.source === source)?.amount ?? <span className="none">0</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}

interface BarTextProps {
  readonly lines: readonly (string | number)[];
  /** Its middle. */
  readonly x: number;
  readonly y: number;
}

function BarText({ lines, x, y }: BarTextProps) {
  return lines.map((line, nth) => (
    <text key={line} x={x} y={y + 4 + 15 * (nth - (lines.length - 1) / 2)} className="bar-number" textAnchor="middle">
      {line}
    </text>
  ));
}
