/** The ways from the home page to a table, as a person goes them, and what a table's page shows. */
import type { SeatPosition } from '@polity/server/wire';
import type { Locator, Page } from 'playwright-core';
import type { Visitor, World } from './support.js';

const TITLES = { hegemony: 'Hegemony', 'new-angeles': 'New Angeles', 'lantern-market': 'Lantern Market' } as const;
export type GameId = keyof typeof TITLES;

/** The two clicks to a game against bots. */
export async function playNow(page: Page, game: GameId): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Play ${TITLES[game]}`) }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click();
  await tableIsLaid(page);
}

/** The question and the board, which is loaded after it, are there. */
export async function tableIsLaid(page: Page): Promise<void> {
  await page.locator('.ask').waitFor();
  await page.locator('.stage > *').first().waitFor();
}

/** Opens a table by the form: for so many, or with a ready-made choice; who sits where by the words of the page. */
export async function newTable(
  page: Page,
  game: GameId,
  players: number | string,
  seats: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.goto(`/new?game=${game}`);
  await unfoldChoices(page);
  if (typeof players === 'string') {
    await page.getByText('Expansions', { exact: true }).click();
    await page.getByRole('radio', { name: players }).check();
  } else {
    await page
      .getByRole('group', { name: 'Players' })
      .getByRole('radio', { name: String(players) })
      .check();
  }
  await page.getByRole('radio', { name: 'People, by link' }).check();
  for (const [seat, sitter] of Object.entries(seats)) {
    await page.getByRole('group', { name: seat }).getByRole('radio', { name: sitter, exact: true }).check();
  }
  const open = page.getByRole('main').getByRole('button', { name: /^(Open the table|Start the game)$/ });
  await open.click();
  await page.waitForURL('**/table/*');
}

/** In the form for a new table: all that not everybody wants to choose. */
export async function unfoldChoices(page: Page): Promise<void> {
  await page.getByText('More choices', { exact: true }).click();
}

export interface TwoPlayers {
  readonly working: Visitor;
  readonly capitalist: Visitor;
}

type Looks = Parameters<World['visit']>[0];

/** Two people with browsers of their own begin a game of Hegemony over the invite link. */
export async function twoPlayers({ visit }: World, first?: Looks, second: Looks = first): Promise<TwoPlayers> {
  const working = await visit(first);
  await newTable(working.page, 'hegemony', 2);
  const link = await working.page.getByRole('textbox', { name: 'Invite by link' }).inputValue();
  const capitalist = await visit(second);
  await joinTable(capitalist.page, link, 'Cyd', 'Capitalist Class');
  await working.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([working, capitalist].map(({ page }) => tableIsLaid(page)));
  return { working, capitalist };
}

/** Comes over the invite link, says a name and sits down. */
export async function joinTable(page: Page, link: string, name: string, seat: string): Promise<void> {
  await page.goto(new URL(link).pathname);
  await sayName(page, name);
  const row = page.locator('.seat-row', { hasText: seat });
  await row.getByRole('button', { name: 'Sit here' }).click();
  await row.getByText('(you)').waitFor();
}

/** Where a game stands, in the bar at the top. */
export function headline(page: Page): Locator {
  return page.locator('.headline').first();
}

export function question(page: Page): Locator {
  return page.locator('#ask-question');
}

/** What a visitor's seat was shown last, with its whole log. */
export function lastPosition({ heard }: Visitor): SeatPosition {
  let log: SeatPosition['log'] = [];
  let last: SeatPosition | undefined;
  for (const message of heard) {
    if (message.type !== 'position') continue;
    last = message.positions[0] ?? last;
    if (last !== undefined) log = [...log.slice(0, last.logFrom), ...last.log];
  }
  if (last === undefined) throw new Error('nothing of the game has been shown yet');
  return { ...last, log, logFrom: 0 };
}

function nameField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'What should the others call you?' });
}

async function sayName(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await nameField(page).waitFor({ state: 'detached' });
}

/** Says something at the table; whoever has no name is asked for it then. */
export async function speak(page: Page, text: string): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await nameField(page)
    .or(page.locator('.chat-lines', { hasText: text }))
    .first()
    .waitFor();
  if (await nameField(page).isVisible()) await sayName(page, 'Ann');
}
