/** The words of Hegemony in English, as the page puts them together. */
import { Catalogue, type Messages } from '../src/words/catalogue.js';
import { GameWords } from '../src/words/game-words.js';

const files = import.meta.glob<Messages>('../src/messages/en/hegemony*.ts', { import: 'default', eager: true });

export const hegemonyCatalogue = new Catalogue('en', Object.values(files));
export const hegemonyWords = new GameWords(hegemonyCatalogue);
