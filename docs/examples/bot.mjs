/**
 * A bot that plays a seat over the wire. It needs nothing but Node 20 and `ws`:
 *   node bot.mjs http://127.0.0.1:8080 TABLE SEAT
 * It takes the seat, plays until the game is over and says how it ended. docs/protocol.md explains every message.
 */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const [server, table, seat] = process.argv.slice(2);
let cookie = '';
/** What was sent and not confirmed, by its id: after a broken line it is sent again, and taken once. */
const unconfirmed = new Map();
let [attempts, answered] = [0, -1];

async function ask(method, path, body) {
  const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
  const reply = await fetch(server + path, { method, headers, body: body && JSON.stringify(body) });
  cookie ||= reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (!reply.ok) throw new Error(`${path}: ${(await reply.json()).message}`);
}

/** Anything that the question allows. A cleverer bot looks at `view`, and begins here. */
function choose({ type, options, min, max, canStop }) {
  if (type === 'amount') return min + Math.floor(Math.random() * (max - min + 1));
  const shuffled = options.map((option) => [Math.random(), option]).sort(([a], [b]) => a - b);
  const picked = shuffled.map(([, option]) => option);
  return type === 'some' ? picked.slice(0, Math.max(min, Math.min(max, 1))) : canStop ? (picked[0] ?? null) : picked[0];
}

function connect() {
  const socket = new WebSocket(`${server.replace(/^http/, 'ws')}/api/tables/${table}/socket`, { headers: { cookie } });
  const send = (message) => socket.send(JSON.stringify(message));
  socket.on('error', () => undefined); // 'close' comes after it.
  socket.on('open', () => [...unconfirmed.values()].forEach(send));
  socket.on('close', (code) => {
    if (code === 4404 || code === 4400) throw new Error(`the table does not let us in (${code})`);
    setTimeout(connect, Math.min(15_000, 500 * 2 ** attempts++) * (0.5 + Math.random() / 2));
  });
  socket.on('message', (data) => {
    attempts = 0;
    const message = JSON.parse(String(data));
    if (message.type === 'accepted') unconfirmed.delete(message.id);
    if (message.type === 'refused' && ['busy', 'too-fast'].includes(message.reason)) {
      setTimeout(() => socket.readyState === WebSocket.OPEN && send(unconfirmed.get(message.id)), 1000);
    } else if (message.type === 'refused') {
      console.error(`refused: ${message.reason}, ${message.message}`);
      unconfirmed.delete(message.id);
    }
    if (message.type !== 'position') return;
    if (message.over) {
      const { place, score } = message.standings.find((one) => one.seat === seat);
      console.log(`over: ${seat} has place ${place} with ${score} points`);
      process.exit();
    }
    const question = message.positions.find((one) => one.seat === seat)?.ask;
    if (!question || question.version === answered) return;
    answered = question.version;
    const input = { seat, version: question.version, answer: choose(question) };
    const put = { type: 'put', id: randomUUID(), input };
    unconfirmed.set(put.id, put);
    send(put);
  });
}

await ask('PUT', '/api/me', { name: 'Sixty lines' });
await ask('POST', `/api/tables/${table}/seats/${seat}`, { take: true });
connect();
