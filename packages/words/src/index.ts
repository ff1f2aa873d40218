/** Words as data: ICU messages by key, and what puts a game's questions, answers and log into them; for page and terminal. */
export { Catalogue, humanise, type Messages, type Params, sentence } from './catalogue.js';
export { figure, signed } from './figure.js';
export { GameWords, type Offered, type OptionText, type Telling, type ToldDeed } from './game-words.js';
export { FALLBACK, LANGUAGES, type Language, languagesFor, pickLanguage } from './languages.js';
export { inline, type Namer, paramsOf } from './params.js';
