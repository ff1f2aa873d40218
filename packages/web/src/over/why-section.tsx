/** Why the game ended like this, in words: against each of the others, and what the points are given for. */
import type { Standing } from '@polity/kernel';
import type { LoadedGame } from '../ui/use-game.js';
import { sentence } from '../words/catalogue.js';
import { useText } from '../words/shell.js';
import { type Comparison, type Difference, sourcesTold, whyOf } from './why.js';
import '../styles/why.css';

export interface WhySectionProps {
  readonly standings: readonly Standing[];
  /** Whose eyes see it; null for a spectator. */
  readonly seat: string | null;
  readonly game: LoadedGame;
}

export function WhySection({ standings, seat, game }: WhySectionProps) {
  const t = useText();
  const { words } = game;
  const comparisons = whyOf(standings, seat);
  if (comparisons.length === 0) return null;
  const explained = sourcesTold(comparisons).flatMap((source) => {
    const text = words.describe(`source.${source}`);
    return text === undefined ? [] : [{ source, text }];
  });
  return (
    <section className="sheet padded why">
      <h2>{t('over.why')}</h2>
      {comparisons.map((comparison) => (
        <Told key={`${comparison.ahead.seat} ${comparison.behind.seat}`} of={comparison} seat={seat} game={game} />
      ))}
      {explained.length > 0 && (
        <dl>
          {explained.map(({ source, text }) => (
            <div key={source}>
              <dt>{words.name(source, 'source')}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

interface ToldProps {
  readonly of: Comparison;
  readonly seat: string | null;
  readonly game: LoadedGame;
}

function Told({ of, seat, game }: ToldProps) {
  const t = useText();
  const { words } = game;
  const { ahead, behind, forAhead, forBehind, since } = of;
  const who = ({ seat: one }: Standing) => ({ seat: words.name(one, 'seat'), you: one === seat });
  const listed = (differences: readonly Difference[], key: string) =>
    words.list(differences.map(({ source, more }) => t(key, { amount: more, source: words.name(source, 'source') })));
  const more = (one: Standing, differences: readonly Difference[]) => {
    const won = differences.filter(({ lost }) => !lost);
    const lost = differences.filter((difference) => difference.lost);
    return [
      ...(won.length === 0 ? [] : [t('over.why.more', { ...who(one), sources: listed(won, 'over.why.source') })]),
      ...(lost.length === 0 ? [] : [t('over.why.less', { ...who(one), sources: listed(lost, 'over.why.loss') })]),
    ];
  };
  const by = ahead.score - behind.score;
  const { seat: other, you: youBehind } = who(behind);
  const said = [
    t(by === 0 ? 'over.why.level' : 'over.why.ahead', {
      ...who(ahead),
      other,
      youBehind,
      by,
      scores: `${ahead.score} : ${behind.score}`,
    }),
    ...(since === undefined ? [] : [t('over.why.since', { ...who(ahead), round: since })]),
    ...more(ahead, forAhead),
    ...more(behind, forBehind),
  ];
  return <p>{said.map(sentence).join(' ')}</p>;
}
