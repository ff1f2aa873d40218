/** Which Chromium the tests drive, if there is one. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const USUAL_PLACE = '/usr/bin/chromium';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** `CHROMIUM` names one; else the usual place, then whatever is on the path. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM names ${named}, but there is nothing`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [USUAL_PLACE, ...onPath].find(canRun);
}

export const LEFT_OUT =
  'The tests in a browser are LEFT OUT: no Chromium was found (install Debian’s `chromium`, or name one in CHROMIUM).';

/** Nothing of the browser's own may go over the network: the tests talk to their server alone. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(LEFT_OUT);
  return chromium.launch({ executablePath, args: ARGUMENTS });
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
