/** The words of the game as types: who plays, what is traded, what is printed. */

/** The classes that vote and own things. */
export type Class = 'working' | 'middle' | 'capitalist';
export type Seat = Class | 'state';
/** The classes that have workers. */
export type WorkerClass = 'working' | 'middle';

export type Industry = 'agriculture' | 'luxury' | 'healthcare' | 'education' | 'media';
export type Skill = Industry | 'unskilled';
/** What can be stored, priced and exported. */
export type Good = 'food' | 'luxury' | 'health' | 'education';
export type Resource = Good | 'influence';

export type Section = 'A' | 'B' | 'C';
export type Policy =
  | 'fiscal-policy'
  | 'labor-market'
  | 'taxation'
  | 'welfare-health'
  | 'welfare-education'
  | 'foreign-trade'
  | 'immigration';
export type WageLevel = 1 | 2 | 3;

export const WAGE_LEVELS: readonly WageLevel[] = [1, 2, 3];

export const CLASSES: readonly Class[] = ['working', 'middle', 'capitalist'];
export const WORKER_CLASSES: readonly WorkerClass[] = ['working', 'middle'];
export const TURN_ORDER: readonly Seat[] = ['working', 'middle', 'capitalist', 'state'];
export const INDUSTRIES: readonly Industry[] = ['agriculture', 'luxury', 'healthcare', 'education', 'media'];
export const SKILLS: readonly Skill[] = ['unskilled', ...INDUSTRIES];
export const GOODS: readonly Good[] = ['food', 'luxury', 'health', 'education'];
export const RESOURCES: readonly Resource[] = [...GOODS, 'influence'];
export const SECTIONS: readonly Section[] = ['A', 'B', 'C'];
export const POLICIES: readonly Policy[] = [
  'fiscal-policy',
  'labor-market',
  'taxation',
  'welfare-health',
  'welfare-education',
  'foreign-trade',
  'immigration',
];

/** What the companies of an industry make. */
export const PRODUCT: Readonly<Record<Industry, Resource>> = {
  agriculture: 'food',
  luxury: 'luxury',
  healthcare: 'health',
  education: 'education',
  media: 'influence',
};

export interface Slot {
  /** An unskilled slot takes any worker, a skilled one only workers of that skill. */
  readonly kind: Skill;
  /** `owner`: a Middle Class worker who runs the company. `employee`: an optional Working Class worker beside one. */
  readonly role: 'worker' | 'owner' | 'employee';
  /** What an employee adds to production. */
  readonly bonus?: number;
}

export interface CompanyCard {
  readonly name: string;
  readonly owner: Seat;
  readonly industry: Industry;
  readonly cost: number;
  readonly produces: number;
  /** What a Machinery token adds to production; 0 where none can be placed. */
  readonly machinery: number;
  readonly automated: boolean;
  readonly slots: readonly Slot[];
  /** At level 1, 2 and 3, for all its workers together; null where no wage is ever paid. */
  readonly wages: readonly [number, number, number] | null;
  readonly copies: number;
  /** The numbers of players with which it is on the board from the start. */
  readonly starts: readonly number[];
}

export interface Transaction {
  readonly good: Good;
  readonly amount: number;
  readonly money: number;
}
export type ExportCard = Readonly<Record<string, Transaction>>;

export interface BusinessDeal {
  readonly copies: number;
  readonly goods: { readonly food: number; readonly luxury: number };
  readonly cost: number;
  readonly tariffs: Readonly<Record<Section, number>>;
}

export interface ImmigrationCard {
  readonly copies: number;
  readonly working: Skill;
  readonly middle: Skill;
}

/** The first five policies, which stand between socialism and neoliberalism. */
export type Ideology = Exclude<Policy, 'foreign-trade' | 'immigration'>;
export const IDEOLOGIES: readonly Ideology[] = [
  'fiscal-policy',
  'labor-market',
  'taxation',
  'welfare-health',
  'welfare-education',
];
export type Agenda = Readonly<Record<Ideology, Section>>;

/** The card behind the id of one of its copies: a second copy has `/2` behind it. */
export function cardOfCopy(id: string): string {
  const slash = id.indexOf('/');
  return slash < 0 ? id : id.slice(0, slash);
}
