/** Nobody's browser is ever sent what its player may not know: every message over every socket is looked at. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { WholeMessage } from '@polity/server/following';
import { expect, it } from 'vitest';
import { Driver, playUntil, prefer, randomFrom } from './driver.js';
import { lastPosition, question, speak, twoPlayers } from './pages.js';
import { describeInBrowser, type Frame, inBrowser, textOf, until, type Visitor } from './support.js';

type Player = 'working' | 'capitalist';

/** A round in which a bill waits for the elections and everybody keeps the influence that they have. */
const UP_TO_THE_ELECTIONS = prefer('Wait for the elections', 'End your turn', 'Apply Political Pressure', 'Lobby');
const WITH_A_BILL = prefer('Wait for the elections', 'End your turn', 'Propose Bill');

describeInBrowser('Secrets', () => {
  it(
    'are kept from an opponent and a spectator: hands all the time, closed fists until the last is open',
    inBrowser(async (world) => {
      const { working, capitalist } = await twoPlayers(world);
      const spectator = await world.visit();
      await spectator.page.goto(new URL(working.page.url()).pathname);
      await spectator.page.getByText('You are watching.').waitFor();

      const first = new Driver(working.page, randomFrom(1), UP_TO_THE_ELECTIONS);
      const second = new Driver(capitalist.page, randomFrom(2), UP_TO_THE_ELECTIONS);
      while (await hasTheTurn(first)) await first.answer(WITH_A_BILL);
      // Both are asked at once, and neither may answer before the other page shows it.
      await playUntil([first, second], async () => (await asksForInfluence(first)) || (await asksForInfluence(second)));
      await until(async () => ((await asksForInfluence(first)) && (await asksForInfluence(second))) || undefined);

      await checkClosedFist({ first, second, working, capitalist, spectator });
      await playUntil([first, second], async () => /Round 2/.test(await textOf(question(working.page))));
      for (const { page } of [capitalist, spectator])
        await page.locator('.headline', { hasText: /Round\s*2/ }).waitFor();

      checkHand('working', working, [capitalist, spectator]);
      checkHand('capitalist', capitalist, [working, spectator]);
    }),
  );
});

interface Voters {
  readonly first: Driver;
  readonly second: Driver;
  readonly working: Visitor;
  readonly capitalist: Visitor;
  readonly spectator: Visitor;
}

/** Whether it is asked, or somebody else has come to decide; between answers there is a moment when neither shows. */
async function hasTheTurn(driver: Driver): Promise<boolean> {
  const shown = async () => (await driver.isAsked()) || (await textOf(question(driver.page))).includes('is deciding');
  await until(async () => (await shown()) || undefined);
  return driver.isAsked();
}

async function asksForInfluence({ page }: Driver): Promise<boolean> {
  return (await textOf(question(page))).startsWith('How much influence');
}

/** The second one closes a fist first. Until the first one has too, nothing at all may tell of it. */
async function checkClosedFist({ first, second, working, capitalist, spectator }: Voters): Promise<void> {
  const others = [working, spectator];
  // By the time that a word is heard, so is all that was sent before it.
  // The vote lies over the talk, until it is laid aside.
  await capitalist.page.getByRole('button', { name: 'Look at the table' }).click();
  await speak(capitalist.page, 'We vote');
  await Promise.all(others.map((visitor) => heardChat(visitor, 'We vote')));
  const before = others.map(({ frames }) => frames.length);
  const { influence } = (lastPosition(capitalist).view as HegemonyView).capitalist;
  expect(influence).toBeGreaterThan(0);
  await second.setAmount('most');
  await second.confirmAmount();
  await capitalist.page.getByText('You have answered in secret').waitFor();

  // What it would change is asked for, and a word is spoken: whatever had been sent before has come by then.
  await first.setAmount('most');
  const preview = await until(() => heardSince(working, before[0]).find(({ type }) => type === 'preview'));
  await speak(capitalist.page, 'My fist is closed');
  await Promise.all(others.map((visitor) => heardChat(visitor, 'My fist is closed')));
  const told = others.map((visitor, i) => new Set(heardSince(visitor, before[i]).map(({ type }) => type)));
  expect(told).toEqual([new Set(['preview', 'chat']), new Set(['chat'])]);

  expect(preview).toMatchObject({ stopped: 'revelation', view: { capitalist: { influence } } });
  expect(JSON.stringify(preview)).not.toContain('influence-spent');
  expect(await second.isAsked()).toBe(false);
  await first.answering(() => first.confirmAmount());
  const open = await until(() => heardSince(spectator, before[1]).find(({ type }) => type === 'position'));
  expect(JSON.stringify(open)).toContain('influence-spent');
}

/** In every message to the others: the hand is a number, and no card of it is named before it has been shown. */
function checkHand(seat: Player, owner: Visitor, others: readonly Visitor[]): void {
  const held = handsOf(seat, owner);
  expect(new Set(held.flatMap(({ hand }) => hand)).size).toBeGreaterThan(5);
  for (const other of others) {
    let looked = 0;
    for (const frame of other.frames) {
      if (frame.sent) continue;
      for (const view of viewsIn(frame)) {
        expect(view[seat].hand).toBeTypeOf('number');
        looked++;
      }
      const secret = secretAt(held, frame.order);
      expect(secret.filter((card) => frame.text.includes(`"${card}"`))).toEqual([]);
    }
    expect(looked).toBeGreaterThan(20);
  }
}

interface Held {
  readonly order: number;
  readonly hand: readonly string[];
  /** Cards of which a copy has been laid open by then. */
  readonly shown: ReadonlySet<string>;
}

function handsOf(seat: Player, owner: Visitor): readonly Held[] {
  const shown = new Set<string>();
  return owner.frames.flatMap((frame) => {
    if (frame.heard?.type !== 'position') return [];
    return viewsIn(frame).map((view) => {
      const { hand, discard } = view[seat];
      if (typeof hand === 'number') throw new Error('a hand is hidden from its owner');
      for (const card of discard) shown.add(card);
      return { order: frame.order, hand, shown: new Set(shown) };
    });
  });
}

/** The cards that were in the hand before a message and still after it, and have never been shown. */
function secretAt(held: readonly Held[], order: number): readonly string[] {
  const before = held.findLast((one) => one.order < order);
  const after = held.find((one) => one.order > order) ?? before;
  if (before === undefined || after === undefined) return [];
  return before.hand.filter((card) => after.hand.includes(card) && !after.shown.has(card));
}

function viewsIn({ heard }: Frame): readonly HegemonyView[] {
  if (heard?.type === 'preview') return [heard.view as HegemonyView];
  return heard?.type === 'position' ? heard.positions.map(({ view }) => view as HegemonyView) : [];
}

function heardSince({ frames }: Visitor, from = 0): readonly WholeMessage[] {
  return frames.slice(from).flatMap(({ heard }) => heard ?? []);
}

async function heardChat(visitor: Visitor, text: string): Promise<void> {
  await until(() => visitor.heard.find((message) => message.type === 'chat' && JSON.stringify(message).includes(text)));
}
