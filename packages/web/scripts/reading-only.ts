/**
 * The page reads a game and does not play it: of a card it wants what is printed on it and whether it can be played, not
 * what happens then. What happens are generators, so those of cards, actions and votes are built without their bodies,
 * and all that only they use is left out. The Production Phase is played in the page too, to foretell what it brings:
 * what it may come to (the IMF, and the strikes that a crisis brings) stays whole.
 *
 * Advice tries out what it says before it says it, and for that it plays. It comes with all the rules once more, whole,
 * in a part of its own that only those fetch who want hints or a lesson.
 */
import { readFile } from 'node:fs/promises';
import { type ESTree, type Plugin, parseAst, Visitor } from 'vite';

const PLAYED =
  /\/packages\/hegemony\/(?:dist|src)\/(?:modules\/(?:new-actions\/|historical-events\/|base\/(?!imf\.))|rules\/actions\/(?!strike\.)|rules\/vote\.)/;

const OF_HEGEMONY = /\/packages\/hegemony\/(?:dist|src)\//;
const ADVICE = /\/packages\/hegemony\/(?:dist|src)\/advice\/advise\.[jt]s$/;
/** Marks the files that come whole; what one of them needs of the game comes whole too. */
const WHOLE = '?whole';

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
    resolveId: {
      order: 'pre',
      filter: { id: /^\.|^@polity\/hegemony|advise\.[jt]s$/ },
      async handler(wanted, importer, options) {
        const ofWhole = importer?.endsWith(WHOLE) ?? false;
        const from = ofWhole ? importer?.slice(0, -WHOLE.length) : importer;
        const found = await this.resolve(wanted, from, { ...options, skipSelf: true });
        if (!found || !(ofWhole ? OF_HEGEMONY : ADVICE).test(found.id)) return found;
        return { ...found, id: found.id + WHOLE };
      },
    },
    load: {
      filter: { id: /\?whole$/ },
      handler: (id) => readFile(id.slice(0, -WHOLE.length), 'utf8'),
    },
    transform: {
      filter: { id: PLAYED },
      handler: (code, id) => (id.endsWith(WHOLE) ? null : { code: withoutPlay(code), map: null }),
    },
  };
}
