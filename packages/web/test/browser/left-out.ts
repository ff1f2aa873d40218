/** Says once, before the tests, that those in a browser are left out, where there is none. */
import { findChromium, LEFT_OUT } from './chromium.js';

export default function sayWhatIsLeftOut(): void {
  if (findChromium() === undefined) process.stdout.write(`\n${LEFT_OUT}\n\n`);
}
