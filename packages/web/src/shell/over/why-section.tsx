/** Why the game ended like this, in words: against each of the others, and what the points are given for. */
import type { Reason, Standing } from '@polity/kernel';
import { sentence } from '@polity/words';
import { Suspense, useEffect, useState } from 'react';
import { type LoadedGame, useGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { type Comparison, type Reason as Difference, type Sources, sourcesTold, tiesBeside, whyOf } from './why.js';
import '../styles/why.css';

export interface WhySectionProps {
  readonly standings: readonly Standing[];
  /** Whose eyes see it; null for a spectator. */
  readonly seat: string | null;
  readonly game: LoadedGame;
  /** The end of the game, as they see it. */
  readonly view: object | undefined;
}

export function WhySection({ standings, seat, game, view }: WhySectionProps) {
  const say = useSay();
  const { finalSources, ownSources } = game.ui;
  const [own, setOwn] = useState<Sources['own']>();
  useEffect(() => {
    ownSources?.().then(setOwn, () => undefined);
  }, [ownSources]);
  const comparisons = whyOf(standings, seat, { final: finalSources, own });
  if (comparisons.length === 0) return null;
  // Where a game does not say what decides a tie, two others with the same points are no news.
  const ties = game.ui.tieBreak ? tiesBeside(standings, comparisons) : [];
  return (
    <section className="sheet padded why">
      <h2>{say('over.why')}</h2>
      {[...comparisons, ...ties].map((comparison) => (
        <Told
          key={`${comparison.ahead.seat} ${comparison.behind.seat}`}
          of={comparison}
          seat={seat}
          game={game}
          view={view}
        />
      ))}
      <Suspense fallback={null}>
        <Explained sources={sourcesTold(comparisons)} game={game.id} />
      </Suspense>
    </section>
  );
}

const WORDS = ['points'];

/** What points are given for; a game may keep these words for the end. */
function Explained({ sources, game }: { readonly sources: readonly string[]; readonly game: string }) {
  const { words } = useGame(game, {}, WORDS);
  const explained = sources.flatMap((source) => {
    const text = words.describe(`source.${source}`);
    return text === undefined ? [] : [{ source, text }];
  });
  if (explained.length === 0) return null;
  return (
    <dl>
      {explained.map(({ source, text }) => (
        <div key={source}>
          <dt>{words.name(source, 'source')}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ToldProps extends Pick<WhySectionProps, 'seat' | 'game' | 'view'> {
  readonly of: Comparison;
}

const TIE_WORDS = ['recap'];

/** Who comes first of two with the same points, and by what. */
function TieBreak({ of: { ahead, behind }, seat, game, view }: ToldProps) {
  const { words } = useGame(game.id, {}, TIE_WORDS);
  const { tieBreak } = game.ui;
  const [reason, setReason] = useState<Reason | null>(null);
  useEffect(() => {
    if (view) tieBreak?.(view, ahead.seat, behind.seat).then(setReason, () => undefined);
  }, [tieBreak, view, ahead, behind]);
  return reason && <p>{words.toldTo(seat).say(reason)}</p>;
}

function Told({ of, seat, game, view }: ToldProps) {
  const say = useSay();
  const { words } = game;
  const { ahead, behind, reasons, since, beforeFinal } = of;
  const named = (one: string) => ({ seat: words.name(one, 'seat'), you: one === seat });
  const by = ahead.score - behind.score;
  const { seat: other, you: youBehind } = named(behind.seat);
  const scores = `${ahead.score} : ${behind.score}`;
  const said = [
    say(by === 0 ? 'over.why.level' : 'over.why.ahead', { ...named(ahead.seat), other, youBehind, by, scores }),
    ...(since === undefined ? [] : [say('over.why.since', { ...named(ahead.seat), round: since })]),
    ...(beforeFinal === undefined
      ? []
      : [
          say('over.why.beforeFinal', {
            ...named(behind.seat),
            level: beforeFinal.ahead === beforeFinal.behind,
            scores: `${beforeFinal.behind} : ${beforeFinal.ahead}`,
          }),
        ]),
  ];
  const why = ({ kind, seat: who, source, amount, otherLost }: Difference) => {
    const { seat: theOther, you: youToo } = named(who === ahead.seat ? behind.seat : ahead.seat);
    const fields = { ...named(who), amount, source: words.name(source, 'source') };
    return say(`over.why.${kind}`, { ...fields, otherLost, other: theOther, youToo });
  };
  return (
    <div>
      <p>{words.paragraph(said.map(sentence))}</p>
      {by === 0 && (
        <Suspense fallback={null}>
          <TieBreak of={of} seat={seat} game={game} view={view} />
        </Suspense>
      )}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason.source}>{sentence(why(reason))}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
