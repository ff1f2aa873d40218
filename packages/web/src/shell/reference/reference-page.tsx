/** A game's rules as a page of their own. */
import { Header } from '../ui/header.js';
import { useGame } from '../ui/use-game.js';
import { useGameTitle } from '../words/game-title.js';
import { useSay } from '../words/shell.js';
import { ReferenceView } from './reference-view.js';

export default function ReferencePage({ id }: { readonly id: string }) {
  const say = useSay();
  const titled = useGameTitle();
  const { ui, words } = useGame(id, 'everything');
  return (
    <div className="page">
      <Header />
      <main className="about" id="content">
        <h1>{say('reference.of', { game: titled(id, 'short') })}</h1>
        <ReferenceView ui={ui} words={words} />
      </main>
    </div>
  );
}
