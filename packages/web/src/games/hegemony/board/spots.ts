/**
 * Spots: every place on Hegemony's board that can be pointed at has a name. Asks are answered by pointing at spots; the
 * board draws spots and knows nothing of asks, `choices.ts` knows which spots answer an ask and knows nothing of drawing.
 */
export type Spot =
  /** A section of a policy on the politics table. */
  | `policy:${string}:${'A' | 'B' | 'C'}`
  /** A company on the board, a worker slot of it, a wage on its card. */
  | `company:${string}`
  | `slot:${string}:${number}`
  | `wage:${string}:${1 | 2 | 3}`
  /** A company that lies in a market or is searched for in a pile. */
  | `market:${string}`
  /** A face-down Public company. */
  | `closed:${string}`
  /** Unemployed workers of a class and skill, and workers of a skill who are in the Supply. */
  | `unemployed:${string}:${string}`
  | `supply:${string}`
  /** A Trade Union. */
  | `union:${string}`
  /** A card in my hand, a hidden agenda of mine. */
  | `card:${string}`
  | `agenda:${string}`
  /** A basic or free action on my player aid, and the end of my turn. */
  | `basic:${string}`
  | `free:${string}`
  | 'end'
  /** A player (its panel), the Foreign Market, a class. */
  | `seat:${string}`
  | 'foreign-market'
  /** A good or Influence: in a row of resources to choose from. */
  | `resource:${string}`
  /** A price on a ladder of my board, a storage that can be doubled. */
  | `price:${string}:${number}`
  | `storage:${string}`
  /** A transaction of the Export card, an Export card to choose, a Business Deal, where its goods go. */
  | `transaction:${string}`
  | `deal:${string}`
  | 'storages'
  | 'free-trade-zone'
  /** An event, one of history, drawn cubes of a colour. */
  | `event:${string}`
  | `history:${string}`
  /** The card that says what comes with the IMF. */
  | 'crisis'
  | `cube:${string}`
  /** What somebody offers of a resource: `offer:capitalist:food`, `offer:foreign-market:luxury`, `offer:state:health`. */
  | `offer:${string}:${string}`
  /** An Export card to choose, where several lie open; an industry, where one is chosen as such. */
  | `export:${string}`
  | `industry:${string}`
  /** A bill's fate: where I stand, and whether it is voted on at once. Drawn by the election panel. */
  | `stance:${'for' | 'against'}`
  | `vote:${'now' | 'later'}`
  /** A way of doing what a card or an event says, drawn with that card. */
  | `option:${string}`;

/** What a spot's name begins with. */
export type SpotKind = Spot extends infer Name ? (Name extends `${infer Kind}:${string}` ? Kind : Name) : never;
