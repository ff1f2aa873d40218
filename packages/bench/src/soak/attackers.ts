/** The process of those with ill will: they come to tables as anybody can, send what they like, and note what they see. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { seededRandom } from '@polity/kernel';
import type { ServerMessage } from '@polity/server/wire';
import { WebSocket } from 'ws';
import { workForParent } from '../server-child.js';
import { CHAT, type Frame, hostileFrames, NO_FRAMES, type Target } from './hostile-frames.js';
import { hashOf } from './person.js';

export interface Attack {
  readonly url: string;
  readonly targets: readonly Target[];
  /** So many frames at least. */
  readonly frames: number;
  /** Sockets at the same time. */
  readonly sockets: number;
}

export interface Attacked {
  readonly sockets: number;
  readonly frames: number;
  /** Of them, those to which the server has said something. */
  readonly answered: number;
  /** Things that were taken or shown which nobody there may have. */
  readonly strange: number;
  /** Views that were shown, as hashes, by table. */
  readonly seen: readonly (readonly [table: string, views: readonly string[]])[];
}

/** Milliseconds for which somebody waits who is told nothing more. */
const PATIENCE = 1500;
/** One socket in so many sends what is no frame. */
const RAW_ONCE_IN = 20;

const luck = seededRandom('fast', randomBytes(16).toString('hex'));

class Attackers {
  private sockets = 0;
  private frames = 0;
  private answered = 0;
  private strange = 0;
  private readonly seen = new Map<string, Set<string>>();

  constructor(private readonly attack: Attack) {}

  async all(): Promise<Attacked> {
    await Promise.all(Array.from({ length: this.attack.sockets }, () => this.goOn()));
    const { sockets, frames, answered, strange } = this;
    return { sockets, frames, answered, strange, seen: [...this.seen].map(([table, views]) => [table, [...views]]) };
  }

  private async goOn(): Promise<void> {
    while (this.frames < this.attack.frames) {
      const target = luck.pick(this.attack.targets);
      this.sockets++;
      if (luck.int(RAW_ONCE_IN) === 0) await this.sendNoFrame(target);
      else await this.visit(target, hostileFrames(target, luck));
    }
  }

  private visit(target: Target, frames: readonly Frame[]): Promise<void> {
    const socket = new WebSocket(socketUrl(this.attack.url, target.table), {
      headers: { 'x-forwarded-for': anyAddress(), ...anyCookie() },
      perMessageDeflate: false,
    });
    return new Promise((resolve) => {
      let awaited = frames.length;
      let patience = setTimeout(() => socket.terminate(), PATIENCE);
      const told = () => {
        this.answered++;
        if (--awaited <= 0) socket.terminate();
        clearTimeout(patience);
        patience = setTimeout(() => socket.terminate(), PATIENCE);
      };
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearTimeout(patience);
        resolve();
      });
      socket.on('pong', told);
      socket.on('message', (data) => {
        const heard = JSON.parse(String(data)) as ServerMessage;
        this.look(target.table, heard);
        if (heard.type === 'refused' || heard.type === 'accepted') told();
      });
      socket.on('open', () => {
        this.frames += frames.length;
        for (const { kind, data } of frames) kind === 'ping' ? socket.ping(data) : socket.send(data);
      });
    });
  }

  /** What strangers may see of a table is what everybody does who looks on. */
  private look(table: string, heard: ServerMessage): void {
    if (heard.type === 'preview') this.strange++;
    else if (heard.type === 'table') {
      if (heard.table.status !== 'over' && heard.table.seed !== null) this.strange++;
      if (heard.table.seats.some(({ holder }) => holder.kind === 'person' && holder.you)) this.strange++;
    } else if (heard.type === 'position') {
      const views = this.seen.get(table) ?? new Set();
      this.seen.set(table, views);
      for (const { seat, view, ask } of heard.positions) {
        if (seat !== null || ask !== null) this.strange++;
        views.add(hashOf(view));
      }
    } else if (heard.type === 'accepted' && !heard.id.startsWith(CHAT)) this.strange++;
  }

  private async sendNoFrame({ table }: Target): Promise<void> {
    const asked = request(socketUrl(this.attack.url, table).replace('ws', 'http'), {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': randomBytes(16).toString('base64'),
        'x-forwarded-for': anyAddress(),
      },
    });
    asked.on('response', () => asked.destroy());
    asked.end();
    const [, stream] = (await once(asked, 'upgrade').catch(() => [])) as [unknown?, Socket?];
    if (stream === undefined) return;
    const gone = once(stream, 'close');
    stream.on('error', () => undefined);
    stream.resume();
    this.frames++;
    stream.write(luck.pick(NO_FRAMES));
    const patience = setTimeout(() => stream.destroy(), PATIENCE);
    await gone;
    clearTimeout(patience);
  }
}

function socketUrl(url: string, table: string): string {
  return `${url.replace('http', 'ws')}/api/tables/${table}/socket`;
}

/** Every socket comes from another corner of the world, so that no limit of an address keeps its frames away. */
function anyAddress(): string {
  return [1 + luck.int(223), luck.int(256), luck.int(256), luck.int(256)].join('.');
}

/** Some have been here before. */
function anyCookie(): { readonly cookie?: string } {
  return luck.int(2) === 0 ? {} : { cookie: `polity=${randomBytes(32).toString('base64url')}` };
}

workForParent({ attack: (attack: Attack) => new Attackers(attack).all() });
