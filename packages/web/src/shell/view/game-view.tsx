/** Any game's view as tidy cards and tables: one's own things first, then the others', then what lies on the table. */
import { type ReactNode, useContext, useMemo } from 'react';
import { seatLook } from '../../games/registry.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { ChangesProvider } from './changes.js';
import type { Change } from './diff.js';
import { Piece } from './piece.js';
import { partsOf, shapeOf } from './shape.js';
import { ViewContext, type ViewSettings } from './view-context.js';

export interface GameViewProps {
  readonly view: object;
  readonly seats: readonly string[];
  readonly seat: string | null;
  readonly game: LoadedGame;
  readonly changes: readonly Change[];
  readonly mode: 'preview' | 'past';
}

export function GameView({ view, seats, seat, game, changes, mode }: GameViewProps) {
  const { ui, words } = game;
  const settings = useMemo<ViewSettings>(
    () => ({
      words,
      hidden: new Set(ui.hiddenFields ?? []),
      first: ui.firstFields ?? [],
      lookOf: (value) => (seats.includes(value) ? seatLook(ui, seats, value) : undefined),
    }),
    [ui, words, seats],
  );
  const parts = partsOf(view, seats, seat, settings.hidden);
  const headline = ui.headline ?? [];
  const rest = parts.rest.filter(([key]) => !headline.includes(key));
  const isWide = (value: unknown) => {
    const shape = shapeOf(value, settings.hidden);
    return shape.kind === 'table' && shape.columns.length > 4;
  };
  const isSmall = (value: unknown) => {
    const { kind } = shapeOf(value, settings.hidden);
    return kind === 'scalar';
  };
  const small = rest.filter(([, value]) => isSmall(value));
  const cards = rest.filter(([, value]) => !isSmall(value) && !isWide(value));
  const wide = rest.filter(([, value]) => isWide(value));
  return (
    <ViewContext value={settings}>
      <ChangesProvider mode={mode} changes={changes}>
        <div className="game-view">
          <div className="seat-cards">
            {parts.seats.map(({ seat: of, path, value }) => (
              <SeatCard key={of} seat={of} own={of === seat} seats={seats} game={game}>
                <Piece value={value} path={path} field={of} />
              </SeatCard>
            ))}
          </div>
          <div className="view-cards">
            {small.length > 0 && (
              <section className="view-card sheet">
                <Piece value={Object.fromEntries(small)} path={[]} field="" />
              </section>
            )}
            {cards.map(([key, value]) => (
              <ViewCard key={key} name={key} value={value} />
            ))}
          </div>
          {wide.map(([key, value]) => (
            <ViewCard key={key} name={key} value={value} />
          ))}
        </div>
      </ChangesProvider>
    </ViewContext>
  );
}

interface SeatCardProps extends Pick<GameViewProps, 'seats' | 'game'> {
  readonly seat: string;
  readonly own: boolean;
  readonly children: ReactNode;
}

function SeatCard({ seat, own, seats, game, children }: SeatCardProps) {
  const say = useSay();
  const look = seatLook(game.ui, seats, seat);
  const style = { '--seat': `var(${look.colour})` } as React.CSSProperties;
  return (
    <details open className={own ? 'seat-card sheet own' : 'seat-card sheet'} style={style}>
      <summary>
        <SeatMark look={look} /> {game.words.name(seat, 'seat')}
        {own && <span className="badge">{say('view.you')}</span>}
      </summary>
      {children}
    </details>
  );
}

function ViewCard({ name, value }: { readonly name: string; readonly value: unknown }) {
  const { words } = useContext(ViewContext);
  return (
    <details open className="view-card sheet">
      <summary>{words.field(name)}</summary>
      <Piece value={value} path={[name]} field={name} />
    </details>
  );
}
