/** Points, or something else, by round: a line for each seat, with its name at the end. */
import { seatLook } from '../../games/registry.js';
import { shapeOf } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { along, type Line, scaleOf } from './geometry.js';
import { useWidth } from './use-width.js';

const HEIGHT = 220;
const TOP = 24;
const LEFT = 28;
const BOTTOM = 24;
const RIGHT = 104;
/** Names at the line ends keep at least this distance. */
const LABEL_STEP = 15;
/** How large a seat's shape is on its line. */
const MARK = 9;
/** Lines can be told apart without their colours. */
const DASHES = [undefined, '7 3', '2 3', '9 3 2 3', '4 4', '12 4'];

export interface LinesChartProps {
  readonly lines: readonly Line[];
  readonly label: string;
  /** What is counted. */
  readonly unit: string;
  readonly seats: readonly string[];
  readonly game: LoadedGame;
}

export function LinesChart({ lines, label, unit, seats, game }: LinesChartProps) {
  const { ref, width } = useWidth(480);
  const say = useSay();
  const scale = scaleOf(lines.flatMap(({ scores }) => scores));
  const rounds = Math.max(1, (lines[0]?.scores.length ?? 1) - 1);
  const x = (round: number) => LEFT + (round / rounds) * (width - LEFT - RIGHT);
  const y = (score: number) => HEIGHT - BOTTOM - along(scale, score, HEIGHT - BOTTOM - TOP);
  const labels = spread(
    lines.map(({ seat, scores }) => ({ seat, y: y(scores.at(-1) ?? 0), score: scores.at(-1) ?? 0 })),
  );
  return (
    <svg ref={ref} viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT} className="chart" role="img" aria-label={label}>
      <text x={0} y={11} className="tick">
        {unit}
      </text>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path className="grid-line" d={`M${LEFT} ${y(tick)}H${width - RIGHT}`} />
          <text x={LEFT - 6} y={y(tick) + 4} className="tick" textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {Array.from({ length: rounds + 1 }, (_, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds stay where they are
        <text key={round} x={x(round)} y={HEIGHT - 4} className="tick" textAnchor="middle">
          {round === 0 ? say('over.byRound.start') : round}
        </text>
      ))}
      {lines.map(({ seat, scores }, index) => {
        const points = scores.map((score, round) => `${x(round)},${y(score)}`).join(' ');
        const look = seatLook(game.ui, seats, seat);
        const colour = `var(${look.colour}-ink)`;
        return (
          <g key={seat}>
            <polyline
              points={points}
              className="line"
              stroke={colour}
              strokeDasharray={DASHES[index % DASHES.length]}
            />
            {afterRounds(scores).map(({ round, score }) => (
              <path
                key={round}
                d={shapeOf(look)}
                fill={colour}
                transform={`translate(${x(round)} ${y(score)}) scale(${MARK / 16}) translate(-8 -8)`}
              >
                <title>{say('over.byRound.point', { seat: game.words.name(seat, 'seat'), round, score })}</title>
              </path>
            ))}
          </g>
        );
      })}
      {labels.map(({ seat, y: at, score }) => (
        <text
          key={seat}
          x={width - RIGHT + 8}
          y={at + 4}
          className="line-label"
          fill={`var(${seatLook(game.ui, seats, seat).colour}-ink)`}
        >
          {game.words.name(seat, 'seat').split(' ')[0]} {score}
        </text>
      ))}
    </svg>
  );
}

function afterRounds(scores: readonly number[]) {
  return scores.map((score, round) => ({ score, round })).slice(1);
}

/** Moves labels that would lie upon each other apart. */
function spread<Label extends { readonly y: number }>(labels: readonly Label[]): readonly Label[] {
  let lowest = Number.NEGATIVE_INFINITY;
  return labels
    .toSorted((a, b) => a.y - b.y)
    .map((label) => {
      lowest = Math.max(label.y, lowest + LABEL_STEP);
      return { ...label, y: lowest };
    });
}
