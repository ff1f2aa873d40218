/** Who made the games, and that this table is nobody's official one. */
import { useShellWords } from '../words/shell.js';
import { Link } from './link.js';

export function Footer({ games }: { readonly games: readonly string[] }) {
  const words = useShellWords();
  const credits = games.map((game) => words.find(`game.${game}.credits`)).filter((text) => text !== undefined);
  return (
    <footer className="footer">
      {credits.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        {words.text('footer.notice')} {words.text('footer.credits')}{' '}
        <Link to="/about">{words.text('footer.about')}</Link>
      </p>
    </footer>
  );
}
