/**
 * Writes what the companies, cards and events of Hegemony are called.
 * `npx polity catalog hegemony --json | node scripts/hegemony-names.mjs` in this folder, then `npm run format`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const catalogue = JSON.parse(readFileSync(0, 'utf8'));

const names = Object.fromEntries(
  [...catalogue.companies, ...catalogue.actions, ...catalogue.events].map(({ id, name }) => [`name.${id}`, name]),
);

const notice = 'Written by scripts/hegemony-names.mjs from the catalogue of the game; not to be edited.';
writeFileSync(
  new URL('../src/messages/en/hegemony-names.ts', import.meta.url),
  `/** What the companies, cards and events of Hegemony are called. ${notice} */\n` +
    `export default ${JSON.stringify(names, undefined, 2)};\n`,
);
