/** The ways to a game's guided rounds and to its rules, where it has some. */
import { Link } from '../ui/link.js';
import { useGameUi } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';

export function LearnLink({ game }: { readonly game: string }) {
  const say = useSay();
  const { lessons } = useGameUi(game);
  if (lessons === undefined) return null;
  return (
    <Link to={`/learn/${game}`} className="button">
      {say('learn.link')}
    </Link>
  );
}

export function RulesLink({ game }: { readonly game: string }) {
  const say = useSay();
  const { reference } = useGameUi(game);
  if (reference === undefined) return null;
  return (
    <Link to={`/rules/${game}`} className="button">
      {say('reference.title')}
    </Link>
  );
}
