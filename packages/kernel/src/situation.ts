/**
 * What a seat may see when it decides: all that a bot is handed. Everything but the question is computed when somebody
 * looks, so that a bot that looks at nothing pays for nothing. The run behind it is out of reach.
 */
import type { Advice, Possible, PutIn } from './advice.js';
import type { Ask, AskDescription } from './ask.js';
import type { LogEntry } from './context.js';
import type { Game } from './game.js';
import type { Random } from './random.js';
import type { Table } from './table.js';

export interface Situation {
  readonly seat: string;
  readonly ask: AskDescription;
  /** What the seat may know of the state. */
  readonly view: object;
  /** What has happened, as far as the seat may know it. */
  readonly log: readonly LogEntry[];
  /** What the game advises, where it has an opinion. */
  readonly advice: Advice | undefined;
  /**
   * A table of its own in a world that could be so: hidden things are dealt anew, what others have answered to a
   * question that is open in secret is left out, and chance is another. What happens there touches nothing.
   */
  world(random: Random): Table;
  /** Whether nobody waits for the answer any more: who thinks long looks now and then, and stops. */
  unwanted(): boolean;
}

/** What a seat may see when it could put something in out of turn. */
export interface OutOfTurn extends Pick<Situation, 'seat' | 'view' | 'log'> {
  readonly interjections: readonly Possible[];
  /** What the game advises to put in, if anything. */
  readonly advice: PutIn | undefined;
  /** The same by what the game's evaluation makes of it, where it can judge that; else what is advised. */
  judged(proposes: boolean): PutIn | undefined;
}

/** Where a situation is looked at: a table, or a simulation. */
export interface Scene {
  readonly game: Pick<Game, 'advise' | 'adviseOutOfTurn' | 'evaluation'>;
  view(seat: string): object;
  log(seat: string): readonly LogEntry[];
  interjections(seat: string): readonly Possible[];
  imagined(seat: string, random: Random): Table;
}

/** The situation of the seat that is asked this. */
export function situationAt(scene: Scene, ask: Ask, unwanted?: () => boolean): Situation {
  return new Asked(scene, ask.describe(), unwanted);
}

/** The situation of a seat that may put something in. */
export function outOfTurnAt(scene: Scene, seat: string): OutOfTurn {
  return new Waiting(scene, seat);
}

class Asked implements Situation {
  readonly #scene: Scene;
  readonly #unwanted: (() => boolean) | undefined;
  #view: object | undefined;

  constructor(
    scene: Scene,
    readonly ask: AskDescription,
    unwanted: (() => boolean) | undefined,
  ) {
    this.#scene = scene;
    this.#unwanted = unwanted;
  }

  get seat(): string {
    return this.ask.seat;
  }

  get view(): object {
    this.#view ??= this.#scene.view(this.seat);
    return this.#view;
  }

  get log(): readonly LogEntry[] {
    return this.#scene.log(this.seat);
  }

  get advice(): Advice | undefined {
    return this.#scene.game.advise?.(this.ask, this.view, () => this.log);
  }

  world(random: Random): Table {
    return this.#scene.imagined(this.seat, random);
  }

  unwanted(): boolean {
    return this.#unwanted?.() ?? false;
  }
}

class Waiting implements OutOfTurn {
  readonly #scene: Scene;

  constructor(
    scene: Scene,
    readonly seat: string,
  ) {
    this.#scene = scene;
  }

  get view(): object {
    return this.#scene.view(this.seat);
  }

  get log(): readonly LogEntry[] {
    return this.#scene.log(this.seat);
  }

  get interjections(): readonly Possible[] {
    return this.#scene.interjections(this.seat);
  }

  get advice(): PutIn | undefined {
    const { game } = this.#scene;
    if (game.adviseOutOfTurn === undefined) return undefined;
    return game.adviseOutOfTurn(this.interjections, this.view, this.seat);
  }

  judged(proposes: boolean): PutIn | undefined {
    const { evaluation } = this.#scene.game;
    if (evaluation?.outOfTurn === undefined) return this.advice;
    const { view, seat } = this;
    return evaluation.outOfTurn({ possible: () => this.interjections, view, proposes }, seat);
  }
}
