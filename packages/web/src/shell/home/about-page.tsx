/** What this is, and to whom thanks are due: the games' makers, who drew the pictograms, the typeface. */
import { api } from '../api.js';
import { Header } from '../ui/header.js';
import { useResource } from '../ui/use-resource.js';
import { useShellWords } from '../words/shell.js';

/** Who drew the pictograms that are used here, as their pages at game-icons.net name them. */
const ARTISTS = ['Delapouite', 'Lorc', 'Skoll', 'Caro Asercion', 'sbed', 'Zeromancer'];

export function AboutPage() {
  const words = useShellWords();
  const games = useResource(api.games);
  const credits = (games.value ?? []).flatMap(({ id }) => words.find(`game.${id}.credits`) ?? []);
  return (
    <div className="page">
      <Header />
      <main className="about" id="content">
        <h1>{words.text('about.title')}</h1>
        <p className="lead">{words.text('about.lead')}</p>
        <h2>{words.text('about.games')}</h2>
        <div className="about-text">
          {credits.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>{words.text('footer.notice')}</p>
        </div>
        <h2>{words.text('about.pictures')}</h2>
        <div className="about-text">
          <p>{words.text('about.drawings')}</p>
          <p>{words.text('about.pictograms', { artists: words.list(ARTISTS) })}</p>
          <p>
            <a href="https://game-icons.net">game-icons.net</a>
            {' · '}
            <a href="https://creativecommons.org/licenses/by/3.0/">{words.text('about.licence')}</a>
          </p>
          <p>{words.text('about.typeface')}</p>
        </div>
      </main>
    </div>
  );
}
