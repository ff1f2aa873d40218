/**
 * The page reads a game and does not play it: of a card it wants what is printed on it and whether it can be played, not
 * what happens then. What happens are generators, so those of cards, actions and votes are built without their bodies,
 * and all that only they use is left out. The Production Phase is played in the page too, to foretell what it brings:
 * what it may come to (the IMF, and the strikes that a crisis brings) stays whole.
 */
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

const PLAYED =
  /\/packages\/hegemony\/(?:dist|src)\/(?:modules\/(?:new-actions\/|historical-events\/|base\/(?!imf\.))|rules\/actions\/(?!strike\.)|rules\/vote\.)/;

/** The code with nothing in its generators. */
export function withoutPlay(code: string): string {
  const bodies: ESTree.Node[] = [];
  const note = ({ generator, body }: ESTree.Function) => {
    if (generator && body) bodies.push(body);
  };
  new Visitor({ FunctionDeclaration: note, FunctionExpression: note }).visit(parseAst(code));
  let left = '';
  let at = 0;
  for (const { start, end } of bodies.sort((one, other) => one.start - other.start)) {
    if (start < at) continue;
    left += `${code.slice(at, start)}{}`;
    at = end;
  }
  return left + code.slice(at);
}

export function readingOnly(): Plugin {
  return {
    name: 'reading-only',
    apply: 'build',
    transform: {
      filter: { id: PLAYED },
      handler: (code) => ({ code: withoutPlay(code), map: null }),
    },
  };
}
