/**
 * Writes what the page knows of Hegemony's printed components: their names (messages) and numbers (facts).
 * `npx polity catalog hegemony --json | node scripts/hegemony-names.mjs` in this folder, then `npm run format`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const catalogue = JSON.parse(readFileSync(0, 'utf8'));

const names = Object.fromEntries(
  [...catalogue.companies, ...catalogue.actions, ...catalogue.events].map(({ id, name }) => [`name.${id}`, name]),
);

const companies = Object.fromEntries(
  catalogue.companies.map(({ id, owner, industry, cost, produces, automated, slots, wages }) => [
    id,
    {
      owner,
      industry,
      cost,
      product: produces.resource,
      makes: produces.amount,
      automated,
      slots: slots.filter(({ required }) => required).map(({ kind }) => kind),
      wages: wages && Object.values(wages),
    },
  ]),
);
const exports = Object.fromEntries(
  catalogue.exports.map(({ id, transactions }) => [
    id,
    Object.fromEntries(transactions.map(({ id: sale, resource, amount, money }) => [sale, [resource, amount, money]])),
  ]),
);
const deals = Object.fromEntries(
  catalogue.businessDeals.map(({ id, goods, cost, tariffs }) => [id, { goods, cost, tariffs }]),
);
const agendas = Object.fromEntries(catalogue.agendas.map(({ id, policies }) => [id, policies]));

const notice = 'Written by scripts/hegemony-names.mjs from the catalogue of the game; not to be edited.';
writeFileSync(
  new URL('../src/messages/en/hegemony-names.ts', import.meta.url),
  `/** What the companies, cards and events of Hegemony are called. ${notice} */\n` +
    `export default ${JSON.stringify(names, undefined, 2)};\n`,
);
writeFileSync(
  new URL('../src/games/hegemony-facts.ts', import.meta.url),
  `/** What is printed on the cards of Hegemony, as far as words need it. ${notice} */\n${Object.entries({
    COMPANIES: companies,
    EXPORTS: exports,
    DEALS: deals,
    AGENDAS: agendas,
  })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`)
    .join('')}`,
);
