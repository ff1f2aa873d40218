/** Runs as a process of its own: opens `polity serve` as often as it is told to, and closes each when it is told to. */
import { main } from '../../../cli/dist/main.js';
import { realWorld } from '../../../cli/dist/world.js';

process.setSourceMapsEnabled(true);
const stops = new Map();

process.on('message', ({ id, serve }) => {
  if (serve === undefined) stops.get(id)?.();
  else open(id, serve);
});
// Who told it to has gone.
process.on('disconnect', () => process.exit());

async function open(id, settings) {
  const output = { write: (text) => process.send({ id, text }) };
  const toldToStop = () => new Promise((resolve) => stops.set(id, resolve));
  await main(['serve', ...settings], { ...realWorld(), output, toldToStop });
  stops.delete(id);
  process.send({ id, closed: true });
}
