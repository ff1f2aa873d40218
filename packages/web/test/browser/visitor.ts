/** Somebody with a browser of their own: cookies, tabs, and everything that came and went over their sockets. */
import { Following, type WholeMessage } from '@polity/server/following';
import type { ServerMessage } from '@polity/server/wire';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';

/** A message over a table's socket; `order` counts those of all visitors of a test. */
export interface Frame {
  readonly order: number;
  readonly sent: boolean;
  readonly text: string;
  /** What the page takes from what it was told: of a change the whole that comes of it. */
  readonly heard: WholeMessage | undefined;
}

/** How long anything that is waited for may take; far longer than it does, on a machine with other work too. */
const PATIENCE = 30_000;

/** What Chromium itself complains about while there is no server. */
const LINE_BROKEN = /WebSocket connection to .* failed|net::ERR_(CONNECTION|INTERNET|SOCKET|EMPTY|NETWORK)/;

export interface VisitSettings {
  /** The line is broken on purpose, and complaints of that are none. */
  readonly lineBreaks?: boolean;
  /** Comes with a phone, and fingers. */
  readonly phone?: boolean;
  /** Goes to the server by this way. */
  readonly through?: Way;
  /** Has a screen that is touched. */
  readonly touches?: boolean;
  /** Waits at what everybody sees happen, as people do; else it is chosen in the settings that nothing is shown. */
  readonly watches?: boolean;
  /** Has never played: what helps at first is shown. */
  readonly first?: boolean;
  /** Sees things move. */
  readonly motion?: boolean;
}

/** What those choose who only want to play on. */
const UNSEEN = { votes: 'none', rounds: 'none', others: 'skip' };

/** What those have chosen who have played before. */
const PLAYED = {
  'polity.hegemony.hints': 'off',
  'polity.hegemony.labels': 'off',
  'polity.hegemony.list': 'left',
  'polity.new-angeles.finished': 'yes',
};

/** Where a server is reached. */
export interface Way {
  readonly host: string;
  readonly address: string;
}

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let order = 0;

/** Runs in the page: chooses something in its settings, and leaves what else is chosen there. */
function keepPreferences(chosen: object): void {
  const kept = JSON.parse(localStorage.getItem('polity.preferences') ?? '{}');
  localStorage.setItem('polity.preferences', JSON.stringify({ ...chosen, ...kept }));
}

/** Runs in the page: what is chosen there already stays. */
function keepChoices(chosen: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(chosen)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
}

export class Visitor {
  readonly frames: Frame[] = [];
  /** Whatever must not happen in any test: errors in the console, exceptions, other hosts. */
  readonly wrong: string[] = [];
  /** What the pages have asked for and not been given yet. */
  readonly fetching = new Set<Request>();

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly way: Way,
    private readonly settings: VisitSettings,
  ) {}

  static async arrive(browser: Browser, server: Way, settings: VisitSettings = {}): Promise<Visitor> {
    const {
      through = server,
      phone = false,
      touches = phone,
      watches = false,
      motion = false,
      first = false,
    } = settings;
    const context = await browser.newContext({
      baseURL: through.address,
      ...(phone ? PHONE : DESK),
      reducedMotion: motion ? 'no-preference' : 'reduce',
      hasTouch: touches,
      locale: 'en-GB',
    });
    context.setDefaultTimeout(PATIENCE);
    if (!watches) await context.addInitScript(keepPreferences, UNSEEN);
    if (!first) await context.addInitScript(keepChoices, PLAYED);
    const page = await context.newPage();
    const visitor = new Visitor(context, page, through, settings);
    visitor.watch(page);
    await page.goto('/');
    return visitor;
  }

  /** Chooses something in the settings, for pages that are opened from now on. */
  async prefers(chosen: object): Promise<void> {
    await this.page.evaluate((wanted) => {
      const kept = JSON.parse(localStorage.getItem('polity.preferences') ?? '{}');
      localStorage.setItem('polity.preferences', JSON.stringify({ ...kept, ...wanted }));
    }, chosen);
  }

  async newTab(address: string): Promise<Page> {
    const page = await this.context.newPage();
    this.watch(page);
    await page.goto(address);
    return page;
  }

  /** What the server has told this visitor, in order. */
  get heard(): readonly WholeMessage[] {
    return this.frames.flatMap(({ heard }) => heard ?? []);
  }

  private watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.complain(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.complain(`page error: ${error.stack ?? error.message}`));
    page.on('request', (request) => {
      this.checkHost(request.url());
      this.fetching.add(request);
    });
    page.on('requestfinished', (request) => this.fetching.delete(request));
    page.on('requestfailed', (request) => this.fetching.delete(request));
    page.on('framenavigated', () => {
      // What the page before had asked for comes no more, and nobody says so.
      for (const request of this.fetching) if (!request.isNavigationRequest()) this.fetching.delete(request);
    });
    page.on('websocket', (socket) => {
      this.checkHost(socket.url());
      const following = new Following();
      socket.on('framereceived', ({ payload }) => {
        const text = payload.toString();
        const heard = following.read(JSON.parse(text) as ServerMessage);
        this.frames.push({ order: order++, sent: false, text, heard });
      });
      socket.on('framesent', ({ payload }) => {
        this.frames.push({ order: order++, sent: true, text: payload.toString(), heard: undefined });
      });
    });
  }

  private checkHost(address: string): void {
    const { protocol, host } = new URL(address);
    const inside = protocol === 'data:' || protocol === 'blob:';
    if (!inside && host !== this.way.host) this.complain(`asks another host: ${address}`);
  }

  private complain(what: string): void {
    if (this.settings.lineBreaks && LINE_BROKEN.test(what)) return;
    this.wrong.push(what);
  }
}
