/**
 * The modules of a page that reads a game: the base game at once, another when a table with it is opened. Of lessons and
 * Automas a page reads nothing that their rules would have to tell it.
 */
import type { OptionValues } from '@polity/kernel';
import { allManifests, bringIn, type Manifest } from '../rules/modules.js';
import { BASE } from './base/index.js';
import { CHOSEN, type ModuleName } from './chosen.js';

const LATER: Readonly<Partial<Record<ModuleName, () => Promise<Manifest>>>> = {
  'new-actions': async () => (await import('./new-actions/index.js')).NEW_ACTIONS,
  'alternative-events': async () => (await import('./alternative-events/index.js')).ALTERNATIVE_EVENTS_MODULE,
  'crisis-response': async () => (await import('./crisis-response/index.js')).CRISIS_RESPONSE,
  'hidden-agendas': async () => (await import('./hidden-agendas/index.js')).HIDDEN_AGENDAS_MODULE,
  'historical-events': async () => (await import('./historical-events/index.js')).HISTORICAL_EVENTS_MODULE,
};

const NAMES = Object.keys(CHOSEN) as readonly ModuleName[];

const here = new Map<string, Manifest>();

function isHere(name: string): boolean {
  return allManifests().some((manifest) => manifest.name === name);
}

function bringInToo(manifests: readonly Manifest[]): void {
  for (const manifest of manifests) here.set(manifest.name, manifest);
  bringIn(
    NAMES.flatMap((name) => {
      const manifest = here.get(name);
      return manifest ? [[CHOSEN[name], manifest] as const] : [];
    }),
  );
}

/** What a table with these options needs besides the base game. */
export async function bringInFor(options: OptionValues): Promise<void> {
  await load(NAMES.filter((name) => CHOSEN[name](options)));
}

/** What is printed in any box. */
export async function bringInAll(): Promise<void> {
  await load(NAMES);
}

async function load(wanted: readonly ModuleName[]): Promise<void> {
  const missing = await Promise.all(wanted.flatMap((name) => (isHere(name) ? [] : (LATER[name]?.() ?? []))));
  if (missing.length > 0) bringInToo(missing);
}

// Where the rules are played all modules are in already.
if (!isHere(BASE.name)) bringInToo([BASE]);
