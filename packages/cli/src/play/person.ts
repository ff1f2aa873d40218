/** One person at a table with bots: bots answer at once, the person is asked line by line. */
import {
  type AskDescription,
  type Bot,
  type CannotUndo,
  type Random,
  seededRandom,
  situationAt,
  type Table,
} from '@polity/kernel';
import { writeNewFile } from '../file.js';
import { quoted } from '../usage.js';
import type { Words } from '../words.js';
import type { Writer } from '../world.js';
import { readAnswer } from './answer.js';
import type { Lines } from './lines.js';
import { adviceText, HELP, happenedText, interjectionText, questionText, standingsText, tableText } from './screen.js';
import { type Sheet, sheetOf } from './sheet.js';

const CANNOT_UNDO: Readonly<Record<CannotUndo['reason'], string>> = {
  nothing: 'There is nothing of yours to take back.',
  revealed: 'Something has come to light since: it cannot be taken back.',
  others: 'Others have answered since: it cannot be taken back.',
  interjected: 'Something that was put in since rests on it: it cannot be taken back.',
};

/** What a line that the person typed led to. */
type Outcome = 'asked-again' | 'changed' | 'quit';

export class Person {
  private readonly luck: Random;
  /** Whether somebody else has done something since the person last saw the table. */
  private hasChanged = true;
  /** How much of the log the person has been shown. */
  private told = 0;
  /** From where on deeds are explained when that is asked for. */
  private explained = 0;
  /** Files that were written in this session, and may be written again. */
  private readonly written = new Set<string>();

  constructor(
    private readonly table: Table,
    private readonly seat: string,
    private readonly bot: Bot,
    private readonly spoken: Words,
    private readonly lines: Lines,
    private readonly output: Writer,
  ) {
    this.luck = seededRandom('fast', `bots/${table.seed}`);
  }

  /** Plays until the game is over, or the person has had enough. */
  async play(): Promise<void> {
    for (;;) {
      this.letBotsAnswer();
      const ask = this.table.askOf(this.seat);
      if (ask === undefined) return this.end();
      if (this.hasChanged) this.showTable();
      this.showNews();
      this.output.write(questionText(this.words, ask, this.sheet));
      if ((await this.untilChanged(ask)) === 'quit') return;
    }
  }

  private letBotsAnswer(): void {
    for (;;) {
      const ask = this.table.asks().find(({ seat }) => seat !== this.seat);
      if (ask === undefined) return;
      this.hasChanged = true;
      const { seat, version } = ask;
      const result = this.table.submit({
        seat,
        version,
        answer: this.bot.answer(situationAt(this.table, ask), this.luck),
      });
      if (!result.ok) throw new Error(`the bot of ${seat} was refused: ${result.message}`);
    }
  }

  /** Seats go by the parts that they have been dealt so far. */
  private get words(): Words {
    return this.spoken.cast(this.table.view(this.seat));
  }

  /** The terminal may have been made wider since. */
  private get sheet(): Sheet {
    return sheetOf(this.output);
  }

  private showTable(): Outcome {
    this.hasChanged = false;
    this.output.write(tableText(this.words, this.table.view(this.seat), this.sheet));
    return 'asked-again';
  }

  private showNews(): void {
    const log = this.table.log(this.seat);
    this.output.write(happenedText(this.words, log, this.told, this.sheet, 'folded'));
    if (this.words.deedsIn(log).some(({ to }) => to > this.told)) this.explained = this.told;
    this.told = log.length;
  }

  /** The last deeds that were told in short, with what led to them. */
  private explain(): Outcome {
    const log = this.table.log(this.seat);
    const deeds = this.words.deedsIn(log).filter(({ to }) => to > this.explained);
    const [first, last] = [deeds[0], deeds.at(-1)];
    if (first === undefined || last === undefined) return this.say('There is nothing to explain.');
    return this.say(happenedText(this.words, log.slice(0, last.to), first.from, this.sheet, 'unfolded'));
  }

  private end(): void {
    this.showNews();
    this.output.write(`\n${this.sheet.bold('The game is over.')}\n`);
    this.output.write(`${standingsText(this.words, this.table.standings())}The seed was ${this.table.seed}\n`);
  }

  private async untilChanged(ask: AskDescription): Promise<Outcome> {
    for (;;) {
      const line = await this.lines.next('> ');
      if (line === undefined) {
        this.output.write('\nThe input ends here; the game is not over.\n');
        return 'quit';
      }
      const outcome = await this.obey(ask, line);
      if (outcome !== 'asked-again') return outcome;
    }
  }

  private async obey(ask: AskDescription, line: string): Promise<Outcome> {
    const [command, argument = ''] = line.split(/\s+(.*)/);
    switch (command) {
      case 'q':
        this.output.write('The game is left as it is.\n');
        return 'quit';
      case '?':
        return this.say(HELP);
      case 'v':
        return this.showTable();
      case 'a':
        return this.advise(ask);
      case 'w':
        return this.explain();
      case 'u':
        return this.undo(false);
      case 'U':
        return this.undo(true);
      case 't':
        return this.interject();
      case 's':
        return this.save(argument || `${this.table.game.id}.json`);
      default:
        return this.answer(ask, line);
    }
  }

  private say(text: string): Outcome {
    this.output.write(`${text.trimEnd()}\n`);
    return 'asked-again';
  }

  private advise(ask: AskDescription): Outcome {
    const advice = this.table.game.advise?.(ask, this.table.view(this.seat), () => this.table.log(this.seat));
    if (advice === undefined) return this.say('There is no advice for this.');
    return this.say(adviceText(this.words, ask, advice, this.sheet));
  }

  private answer(ask: AskDescription, line: string): Outcome {
    const typed = readAnswer(ask, line);
    if ('problem' in typed) return this.say(typed.problem);
    const result = this.table.submit({ seat: this.seat, version: ask.version, answer: typed.answer });
    return result.ok ? 'changed' : this.say(result.message);
  }

  private undo(all: boolean): Outcome {
    const result = this.table.undo(this.seat, all);
    return result.ok ? 'changed' : this.say(CANNOT_UNDO[result.reason]);
  }

  private async interject(): Promise<Outcome> {
    const possible = this.table
      .interjections(this.seat)
      .flatMap(({ kind, options }) => options.map((value) => ({ kind, value })));
    if (possible.length === 0) return this.say('There is nothing to put in out of turn now.');
    const line = await this.lines.next(`${interjectionText(possible, this.sheet)}out of turn> `);
    const picked = line !== undefined && /^\d{1,9}$/.test(line) ? possible[Number(line) - 1] : undefined;
    if (picked === undefined) return this.say('Nothing was put in.');
    const result = this.table.submit({ seat: this.seat, interjection: picked.kind, value: picked.value });
    return result.ok ? 'changed' : this.say(result.message);
  }

  private async save(file: string): Promise<Outcome> {
    const text = `${JSON.stringify(this.table.save())}\n`;
    const problem = await writeNewFile(file, text, this.written.has(file));
    if (problem !== undefined) return this.say(`${quoted(file)} cannot be written: ${problem}.`);
    this.written.add(file);
    return this.say(`Saved to ${quoted(file)}.`);
  }
}
