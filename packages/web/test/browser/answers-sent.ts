/** What a page has answered, by kind of question and by how it was done, told from what went over its sockets. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import type { WholeMessage } from '@polity/server/following';
import type { ClientMessage } from '@polity/server/wire';
import type { Page } from 'playwright-core';
import { until } from './support.js';
import type { Visitor } from './visitor.js';

/**
 * How an answer came about: at a spot of the board, at a loose one beside it, with an amount, with the button that stops,
 * as the plan of an answer before it, or from the list.
 */
export type Means = 'board' | 'loose' | 'amount' | 'stop' | 'plan' | 'list';

export interface Answered {
  readonly kind: string;
  readonly seat: string;
  readonly means: Means;
}

export interface AskedSeat {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
}

export class AnswersSent {
  readonly all: Answered[] = [];
  /** What each seat is asked now, and sees. */
  readonly asks = new Map<string, AskedSeat>();
  private readonly kinds = new Map<string, string>();
  private readonly answered = new Set<string>();

  /** @param read how much of what came and went is another table's. */
  constructor(
    private readonly visitor: Visitor,
    private read = 0,
  ) {}

  /** Whether something was answered, and the question that came of it has not arrived yet. */
  get isAwaited(): boolean {
    return [...this.asks.values()].some(({ ask }) => this.answered.has(idOf(ask)));
  }

  /** Waits until nothing is on its way any more. */
  async settled(means: Means): Promise<void> {
    await until(async () => {
      const busy = await isBusyWhenDrawn(this.visitor.page);
      this.catchUp(means);
      return busy || this.isAwaited ? undefined : true;
    });
  }

  /**
   * Reads what has come and gone since.
   * @param means how the first of the answers among it came about; those after it were planned with it.
   */
  catchUp(means: Means): number {
    const { frames } = this.visitor;
    let answers = 0;
    for (; this.read < frames.length; this.read++) {
      const frame = frames[this.read];
      if (frame === undefined) continue;
      if (frame.sent) {
        const message = JSON.parse(frame.text) as ClientMessage;
        if (message.type !== 'put' || !('answer' in message.input)) continue;
        const { input } = message;
        const kind = this.kinds.get(idOf(input)) ?? 'unknown';
        this.answered.add(idOf(input));
        this.all.push({ kind, seat: input.seat, means: answers === 0 ? means : 'plan' });
        answers++;
      } else this.hear(frame.heard);
    }
    return answers;
  }

  private hear(message: WholeMessage | undefined): void {
    if (message?.type !== 'position') return;
    this.asks.clear();
    for (const { seat, ask, view } of message.positions) {
      if (seat === null || ask === null) continue;
      this.asks.set(seat, { ask, view: view as HegemonyView });
      this.kinds.set(idOf(ask), ask.kind);
    }
  }

  /** The kinds of what had to be answered from the list. */
  get fromList(): readonly string[] {
    return this.all.filter(({ means }) => means === 'list').map(({ kind }) => kind);
  }

  /** A line for each kind: how often, and how. */
  toString(): string {
    const kinds = [...new Set(this.all.map(({ kind }) => kind))].toSorted();
    const lines = kinds.map((kind) => `${kind}: ${counted(this.all.filter((one) => one.kind === kind))}`);
    return [`${this.all.length} answers: ${counted(this.all)}`, ...lines].join('\n');
  }
}

/** What was planned with an answer is sent as soon as the next question is drawn. */
function isBusyWhenDrawn(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const look = () => done(document.querySelector('.ask-answers[aria-busy="true"]') !== null);
        requestAnimationFrame(() => requestIdleCallback(look, { timeout: 5000 }));
      }),
  );
}

function idOf({ seat, version }: { readonly seat: string; readonly version: number }): string {
  return `${seat} ${version}`;
}

function counted(answers: readonly Answered[]): string {
  const counts = new Map<Means, number>();
  for (const { means } of answers) counts.set(means, (counts.get(means) ?? 0) + 1);
  return [...counts].map(([means, count]) => `${count} ${means}`).join(', ');
}
