/** Why the game ended like this, in words: against each of the others, and what the points are given for. */
import type { Standing } from '@polity/kernel';
import { sentence } from '@polity/words';
import { Suspense } from 'react';
import { type LoadedGame, useGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { type Comparison, type Reason, sourcesTold, whyOf } from './why.js';
import '../styles/why.css';

export interface WhySectionProps {
  readonly standings: readonly Standing[];
  /** Whose eyes see it; null for a spectator. */
  readonly seat: string | null;
  readonly game: LoadedGame;
}

export function WhySection({ standings, seat, game }: WhySectionProps) {
  const say = useSay();
  const comparisons = whyOf(standings, seat, game.ui.finalSources);
  if (comparisons.length === 0) return null;
  return (
    <section className="sheet padded why">
      <h2>{say('over.why')}</h2>
      {comparisons.map((comparison) => (
        <Told key={`${comparison.ahead.seat} ${comparison.behind.seat}`} of={comparison} seat={seat} game={game} />
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

interface ToldProps {
  readonly of: Comparison;
  readonly seat: string | null;
  readonly game: LoadedGame;
}

function Told({ of, seat, game }: ToldProps) {
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
  const why = ({ kind, seat: who, source, amount, otherLost }: Reason) => {
    const { seat: theOther, you: youToo } = named(who === ahead.seat ? behind.seat : ahead.seat);
    const fields = { ...named(who), amount, source: words.name(source, 'source') };
    return say(`over.why.${kind}`, { ...fields, otherLost, other: theOther, youToo });
  };
  return (
    <div>
      <p>{words.paragraph(said.map(sentence))}</p>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.source}>{sentence(why(reason))}</li>
        ))}
      </ul>
    </div>
  );
}
