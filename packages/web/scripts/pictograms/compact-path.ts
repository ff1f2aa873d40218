/** A drawing's path on a coarser grid: whole numbers, each from where the pen has really come to, so that nothing drifts. */

/** How many numbers each command of a path takes. */
const TAKES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 } as const;

type Command = keyof typeof TAKES;

interface Stroke {
  readonly command: Command;
  /** Whether its numbers count from where the pen is. */
  readonly relative: boolean;
  readonly numbers: readonly number[];
}

interface Pen {
  readonly x: number;
  readonly y: number;
}

/** The same drawing in whole numbers. */
export function compactPath(path: string): string {
  let pen: Pen = { x: 0, y: 0 };
  let start = pen;
  let before = '';
  let out = '';
  for (const { command, relative, numbers } of strokesOf(path)) {
    if (command === 'z') {
      pen = start;
      out += 'z';
      before = 'z';
      continue;
    }
    const origin = relative ? pen : { x: 0, y: 0 };
    const { steps, end } = moved(command, numbers, origin, pen);
    pen = end;
    if (command === 'm') start = pen;
    else if (steps.every((step) => step === 0)) continue;
    const said = steps.map((step) => (step < 0 ? String(step) : ` ${step}`)).join('');
    out += command === before ? said : command + said.trimStart();
    // What follows a move without a letter of its own is a line.
    before = command === 'm' ? 'l' : command;
  }
  return out;
}

/** A stroke's numbers as whole steps from the pen's own place on the grid, and where it ends, unrounded. */
function moved(command: Command, numbers: readonly number[], origin: Pen, pen: Pen) {
  const [px, py] = [Math.round(pen.x), Math.round(pen.y)];
  const along = (value = 0) => origin.x + value;
  const down = (value = 0) => origin.y + value;
  if (command === 'h') {
    const end = { x: along(numbers[0]), y: pen.y };
    return { steps: [Math.round(end.x) - px], end };
  }
  if (command === 'v') {
    const end = { x: pen.x, y: down(numbers[0]) };
    return { steps: [Math.round(end.y) - py], end };
  }
  // An arc begins with its radii, its turn and two flags, which are no places.
  const fixed = command === 'a' ? numbers.slice(0, 5).map((value, i) => (i < 2 ? Math.max(1, value) : value)) : [];
  const places = numbers.slice(fixed.length);
  const steps = fixed.map(Math.round);
  let end = pen;
  for (let i = 0; i < places.length; i += 2) {
    end = { x: along(places[i]), y: down(places[i + 1]) };
    steps.push(Math.round(end.x) - px, Math.round(end.y) - py);
  }
  return { steps, end };
}

const SPACE = /[\s,]*/y;
const LETTER = /[a-z]/iy;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
/** In an arc two flags of one digit stand in a row, often without a space. */
const FLAG = /[01]/y;

function strokesOf(path: string): readonly Stroke[] {
  const strokes: Stroke[] = [];
  let at = 0;
  const take = (what: RegExp): string | undefined => {
    what.lastIndex = at;
    const [found] = what.exec(path) ?? [];
    if (found !== undefined) at = what.lastIndex;
    return found;
  };
  let letter = '';
  for (take(SPACE); at < path.length; take(SPACE)) {
    letter = take(LETTER) ?? followedBy(letter);
    const command = letter.toLowerCase();
    if (!isCommand(command)) throw new Error(`no path: ${path.slice(at, at + 20)}`);
    const numbers: number[] = [];
    while (numbers.length < TAKES[command]) {
      take(SPACE);
      const isFlag = command === 'a' && (numbers.length === 3 || numbers.length === 4);
      numbers.push(Number(take(isFlag ? FLAG : NUMBER) ?? Number.NaN));
    }
    if (numbers.some(Number.isNaN)) throw new Error(`no path: ${path.slice(at, at + 20)}`);
    strokes.push({ command, relative: letter === command, numbers });
  }
  return strokes;
}

function followedBy(letter: string): string {
  return letter === 'm' ? 'l' : letter === 'M' ? 'L' : letter;
}

function isCommand(letter: string): letter is Command {
  return letter in TAKES;
}
