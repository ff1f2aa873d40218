/** The fullest board there can be: what the server sends is filled up on its way to the page. */
import { COMPANIES, COMPANY_SPACES, type Company, type CompanyCard, type HegemonyView } from '@polity/hegemony/page';
import { Following } from '@polity/server/following';
import type { ServerMessage } from '@polity/server/wire';
import type { Page } from 'playwright-core';

const CARDS = Object.entries<CompanyCard>(COMPANIES);

/** From now on the table's page is shown a full board instead of the one that is played. */
export async function fillBoard(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    const following = new Following();
    server.onMessage((text) => socket.send(filled(following, text.toString())));
  });
}

function filled(following: Following, text: string): string {
  const message = structuredClone(following.read(JSON.parse(text) as ServerMessage));
  if (message?.type === 'position') for (const { view } of message.positions) fill(view as unknown as HegemonyView);
  return JSON.stringify(message);
}

/** All spaces are built upon, with the longest names first, and thirty workers of each class are on the board. */
function fill(view: HegemonyView): void {
  const closed = view.state.closed.map((id) => companyOf(id, 'state'));
  const open = view.companies.filter(({ owner }) => owner === 'state' || owner === 'working');
  view.companies = [...open, ...closed, ...built('capitalist'), ...built('middle')];
  view.state.closed = [];
  const idle = { unskilled: 6, agriculture: 3, luxury: 3, healthcare: 3, education: 3, media: 3 };
  view.unemployed = { working: idle, middle: idle };
  for (const seat of view.seats) Object.assign(view[seat], { vp: 118, loans: 3, influence: 24 });
  Object.assign(view.working, { money: 640 });
  Object.assign(view.middle, { money: 640, storage: { food: 8, luxury: 20, health: 20, education: 20 } });
  Object.assign(view.capitalist, { revenue: 640, capital: 640 });
  Object.assign(view.capitalist, { storage: { food: 16, luxury: 24, health: 24, education: 24 } });
  const benefit = { money: 20, cubes: 2, resources: { food: 0, luxury: 0, health: 3, education: 0, influence: 1 } };
  Object.assign(view.state, { treasury: 640, benefits: { working: benefit, middle: benefit, capitalist: benefit } });
}

function built(owner: 'capitalist' | 'middle'): readonly Company[] {
  return CARDS.filter(([, card]) => card.owner === owner)
    .toSorted(([, one], [, other]) => other.name.length - one.name.length)
    .slice(0, COMPANY_SPACES[owner])
    .map(([id], index) => companyOf(id, owner, index));
}

function companyOf(id: string, owner: Company['owner'], index = 0): Company {
  const card = id.split('/')[0] as Company['card'];
  const workers = COMPANIES[card].slots.map(({ kind }, slot) => ({
    class: (index + slot) % 2 === 0 ? ('working' as const) : ('middle' as const),
    skill: kind,
    committed: index % 3 === 0,
  }));
  return { id, card, owner, wage: 3, workers, onStrike: index % 4 === 1, machinery: true };
}
