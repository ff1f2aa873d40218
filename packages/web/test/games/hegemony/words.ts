/** The words of Hegemony in English, as the page puts them together. */
import { telling } from '@polity/hegemony/telling';
import { Catalogue, GameWords, type Messages } from '@polity/words';

const files = import.meta.glob<Messages>('../../../../{hegemony,words}/words/en/*.json', {
  import: 'default',
  eager: true,
});

export const hegemonyCatalogue = new Catalogue('en', Object.values(files));
export const hegemonyWords = new GameWords(hegemonyCatalogue, telling);
