/** A way to play a part of some rules with answers written down beforehand. */
import { type Ask, NotAnAnswer, type Play } from '@polity/kernel';

/** An answer as a test writes it: the kind of the ask, what is answered, and, to make sure, by whom. */
export type ScriptedAnswer<Kind extends string, Seat extends string> = readonly [
  kind: Kind,
  answer: unknown,
  seat?: Seat,
];

export class Script {
  private readonly answers: ScriptedAnswer<string, string>[];

  constructor(answers: readonly ScriptedAnswer<string, string>[]) {
    this.answers = [...answers];
  }

  /** Plays to the end; every ask must be answered by the script. */
  play<Result>(rules: Play<Result>): Result {
    let step = rules.next();
    while (!step.done) {
      const request = step.value;
      if (typeof request === 'symbol') step = rules.next();
      else if ('asks' in request) step = rules.next(request.asks.map((ask) => this.answer(ask)));
      else step = rules.next(this.answer(request));
    }
    return step.value;
  }

  /** Plays until all of the script is used, and returns what is asked then. */
  askAfter(rules: Play<unknown>): Ask {
    let step = rules.next();
    while (!step.done) {
      const request = step.value;
      if (typeof request === 'symbol') step = rules.next();
      else if ('asks' in request) throw new Error('several are asked at once');
      else if (this.answers.length === 0) return request;
      else step = rules.next(this.answer(request));
    }
    throw new Error('nothing is asked');
  }

  /** All of it must have been used. */
  end(): void {
    if (this.answers.length > 0) throw new Error(`never asked: ${JSON.stringify(this.answers)}`);
  }

  private answer(ask: Ask): unknown {
    const next = this.answers.shift();
    const asked = `${ask.seat} is asked '${ask.kind}' of ${JSON.stringify(ask.type === 'amount' ? ask.range : ask.options)}`;
    if (next === undefined) throw new Error(`${asked}, but the script has ended`);
    const [kind, answer, seat] = next;
    if (kind !== ask.kind || (seat !== undefined && seat !== ask.seat)) {
      throw new Error(`${asked}, but the script has ${JSON.stringify(next)}`);
    }
    const accepted = ask.accept(answer);
    if (accepted instanceof NotAnAnswer) throw new Error(`${asked}: ${JSON.stringify(answer)}: ${accepted.reason}`);
    return accepted;
  }
}
