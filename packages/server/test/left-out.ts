/** Says once, before the tests, what is left out because a service is not there. */
import { LEFT_OUT } from './services.js';

export default function sayWhatIsLeftOut(): void {
  if (LEFT_OUT.length > 0) process.stdout.write(`\n${LEFT_OUT.join('\n')}\n\n`);
}
