/** The whole position of a game, as plain JSON. Everything that the rules know stands here. */
import type { OptionValues } from '@polity/kernel';
import type { COMPANIES } from './data/companies.js';
import type { Class, Good, Industry, Policy, Resource, Seat, Section, Skill, WageLevel, WorkerClass } from './names.js';

export type CompanyCardId = keyof typeof COMPANIES;

export interface Worker {
  class: WorkerClass;
  skill: Skill;
  /** Committed workers stay where they are until they have produced. */
  committed: boolean;
}

export interface Company {
  /** The card's id; a second copy has `/2` behind it. */
  id: string;
  card: CompanyCardId;
  owner: Seat;
  wage: WageLevel;
  /** Who stands on each slot of the card. */
  workers: (Worker | null)[];
  onStrike: boolean;
  machinery: boolean;
}

/** What every player board has. The boards of roles that are not in play exist, but nobody draws for them. */
export interface Board {
  vp: number;
  /** The State's Personal Influence; for the others, all they have. */
  influence: number;
  loans: number;
  /** Bill markers that are not on the politics table. */
  bills: number;
  hand: string[];
  /** Face down; the top is the end. */
  deck: string[];
  discard: string[];
}

export interface WorkingBoard extends Board {
  money: number;
  goods: Record<Good, number>;
  /** A space of the Prosperity track. */
  prosperity: number;
  /** Whether a worker of that skill stands on the Trade Union. */
  unions: Record<Industry, boolean>;
}

/** What the owners of companies and of a market of new ones have. */
export interface OwnerBoard extends Board {
  storage: Record<Good, number>;
  /** Storages that have been doubled by a tile. */
  tiles: Good[];
  prices: Record<Good, number>;
  market: string[];
  companyDeck: string[];
  companyDiscard: string[];
}

export interface MiddleBoard extends OwnerBoard {
  money: number;
  /** Bought resources; what its companies make lies in the storage until it buys it from itself. */
  goods: Record<Good, number>;
  prosperity: number;
}

export interface CapitalistBoard extends OwnerBoard {
  /** Money that has not been taxed. */
  revenue: number;
  capital: number;
  /** Food and Luxury that can only be exported. */
  zone: { food: number; luxury: number };
  /** A space of the Wealth table. */
  wealth: number;
}

/** What the State has put aside for a class. */
export interface Benefits {
  money: number;
  resources: Record<Resource, number>;
  cubes: number;
}

export interface StateBoard extends Board {
  treasury: number;
  /** Public Services; `influence` is Media Influence. */
  services: { health: number; education: number; influence: number };
  goods: { food: number; luxury: number };
  legitimacy: Record<Class, number>;
  tokens: Record<Class, number>;
  /** Public companies that are face down. */
  closed: string[];
  events: string[];
  eventDeck: string[];
  /** How many events on top of the pile the State has looked at. */
  knownEvents: number;
  eventDiscard: string[];
  agenda: string | null;
  agendaDeck: string[];
  agendaDiscard: string[];
  benefits: Record<Class, Benefits>;
}

export interface Bill {
  by: Seat;
  section: Section;
}

export type Stance = 'for' | 'against';

/** An election that is being held. The cubes drawn for it lie in `drawn`. */
export interface Vote {
  policy: Policy;
  section: Section;
  /** A second policy that the same election decides on. */
  with?: { readonly policy: Policy; readonly section: Section };
  by: Seat;
  stances: Partial<Record<Seat, Stance>>;
}

export type Phase = 'setup' | 'preparation' | 'action' | 'production' | 'elections' | 'scoring' | 'game-end' | 'over';

/** Victory points by where they came from. */
export interface Points {
  seat: Seat;
  source: PointSource;
  round: number;
  amount: number;
}

/** Where points can come from; modules add to it. */
export interface PointSources {
  prosperity: true;
  healthcare: true;
  bills: true;
  support: true;
  unions: true;
  wealth: true;
  exports: true;
  legitimacy: true;
  agenda: true;
  events: true;
  welfare: true;
  benefits: true;
  cards: true;
  demonstration: true;
  loans: true;
  policies: true;
  money: true;
  goods: true;
}

export type PointSource = keyof PointSources;

/** What was chosen when the game was opened: the number of players, and the options of modules. */
export interface HegemonyOptions extends OptionValues {
  readonly seats: 2 | 3 | 4;
}

export interface HegemonyState {
  /** They decide which modules are in the game. */
  options: HegemonyOptions;
  /** The roles that are played, in turn order. */
  seats: Seat[];
  round: number;
  phase: Phase;
  /** Where the phase stands; what it counts depends on the phase. */
  step: number;
  /** The turn that is being taken in the Action Phase, and what of it has been done. */
  turn: { number: number; seat: Seat; main: boolean; free: boolean };

  /** Roles that go over to a module as soon as nothing of theirs is under way, each with how; left out while there are none. */
  successions?: Partial<Record<Seat, string>>;

  policies: Record<Policy, Section>;
  bills: Record<Policy, Bill | null>;
  /** The section of the Labor Market under which wages were paid, if the IMF has moved it since. */
  paidUnder: Section | null;
  vote: Vote | null;
  bag: Record<Class, number>;
  /** Voting cubes in their owners' supplies. */
  cubes: Record<Class, number>;
  /** Voting cubes drawn from the bag and lying open. */
  drawn: Record<Class, number>;

  /** Companies on the board, Cooperative Farms included. */
  companies: Company[];
  /** Companies taken out of the game. */
  removed: string[];
  /** Companies that stand where a Public company stood that was removed, by the id of that one; left out while there are none. */
  standIns?: Record<string, string>;
  unemployed: Record<WorkerClass, Record<Skill, number>>;
  /** While workers are being assigned: the places that were staffed before, as far as that matters. Null otherwise. */
  assigning: string[] | null;
  demonstration: boolean;

  supply: {
    workers: Record<WorkerClass, Record<Skill, number>>;
    resources: Record<Resource, number>;
    machinery: number;
    strikes: number;
    storageTiles: number;
    tokens: Record<Class, number>;
    /** Cooperative Farms not yet built. */
    farms: number;
  };

  exports: { current: string; deck: string[]; discard: string[] };
  deals: { open: string[]; deck: string[]; discard: string[] };
  immigration: string[];

  working: WorkingBoard;
  middle: MiddleBoard;
  capitalist: CapitalistBoard;
  state: StateBoard;

  points: Points[];
}

type FaceDown = 'hand' | 'deck' | 'companyDeck' | 'eventDeck' | 'agendaDeck';

/** What lies open on the table: the same in a state and in everybody's view of it. */
export type OpenState = Omit<HegemonyState, Seat | 'exports' | 'deals' | 'immigration'> & {
  exports: Omit<HegemonyState['exports'], 'deck'>;
  deals: Omit<HegemonyState['deals'], 'deck'>;
  working: Omit<WorkingBoard, FaceDown>;
  middle: Omit<MiddleBoard, FaceDown>;
  capitalist: Omit<CapitalistBoard, FaceDown>;
  state: Omit<StateBoard, FaceDown>;
};
