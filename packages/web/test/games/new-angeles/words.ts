/** All words of New Angeles, as a page has them. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { telling } from '@polity/new-angeles/telling';
import { Catalogue, GameWords, type Messages } from '@polity/words';

const folder = join(dirname(createRequire(import.meta.url).resolve('@polity/new-angeles/package.json')), 'words/en');
const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages);

export const newAngelesWords = new GameWords(new Catalogue('en', files), telling);
