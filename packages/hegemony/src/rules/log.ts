/** What is told of a game: every kind of log entry with its parameters. Words for them live in message catalogues. */
import type { BasicAction, FreeAction, Proposal, Source } from './asks.js';
import type { Class, Good, Industry, Policy, Resource, Seat, Section, Skill, WageLevel, WorkerClass } from './names.js';
import type { Phase, PointSource, Stance } from './state.js';

/** Where money comes from or goes to. */
export type Purse = Seat | 'supply';

/** What a payment can be for; modules add to it. */
export interface PaymentReasons {
  wage: true;
  purchase: true;
  food: true;
  tariff: true;
  'income-tax': true;
  'employment-tax': true;
  'corporate-tax': true;
  'extra-tax': true;
  interest: true;
  loan: true;
  'pay-off-loan': true;
  build: true;
  'sell-company': true;
  export: true;
  'business-deal': true;
  lobby: true;
  bonus: true;
  storage: true;
  'public-company': true;
  benefits: true;
  card: true;
  event: true;
}

export type PaymentReason = keyof PaymentReasons;

/** Food and Luxury, each named only if there is some. */
export type Lot = { readonly food?: number; readonly luxury?: number };

/** What the State puts aside, each thing named only if there is some. */
export type Aside = Readonly<Partial<Record<Resource | 'money' | 'cubes', number>>>;

/** What is voted on; two policies, if one election decides on both. */
type Bill = Proposal & { readonly with?: Proposal };

export interface HegemonyLog {
  round: { round: number };
  phase: { phase: Phase };
  card: { seat: Seat; card: string };
  basic: { seat: Seat; action: BasicAction; card: string };
  free: { seat: Seat; action: FreeAction };
  pass: { seat: Seat; card: string };
  'end-turn': { seat: Seat };
  /** It is agreed that the game itself is going to play the role; and it does so now. */
  'to-be-handed-over': { seat: Seat; way: string };
  'handed-over': { seat: Seat; way: string };
  pay: { from: Purse; to: Purse; amount: number; for: PaymentReason };
  loan: { seat: Seat };
  'loan-paid': { seat: Seat };
  'to-capital': { amount: number };
  points: { seat: Seat; amount: number; source: PointSource };
  prosperity: { seat: WorkerClass; space: number };
  wealth: { space: number };
  legitimacy: { class: Class; by: number };
  /** What is left of it, tokens included. */
  'legitimacy-halved': Record<Class, number>;
  'legitimacy-token': { class: Class };
  resource: { seat: Seat; resource: Resource; amount: number };
  bought: { seat: Seat; from: Source; resource: Resource; amount: number; price: number };
  sold: { seat: Seat; good: Good; amount: number; money: number };
  produced: { company: string; owner: Seat; resource: Resource; made: number; stored: number };
  'new-worker': { class: WorkerClass; skill: Skill };
  'worker-left': { class: WorkerClass; skill: Skill };
  upgraded: { class: WorkerClass; from: Skill; to: Skill; at: string };
  assigned: { class: WorkerClass; skill: Skill; from: string; to: string };
  swapped: { class: WorkerClass; company: string; out: Skill; in: Skill };
  dismissed: { class: WorkerClass; skill: Skill; from: string };
  'union-dissolved': { industry: Industry };
  strike: { company: string };
  'strike-over': { company: string; paid: boolean };
  demonstration: Record<string, never>;
  'demonstration-over': { resolved: boolean };
  built: { seat: Seat; company: string; cost: number };
  'company-sold': { seat: Seat; company: string };
  opened: { company: string };
  closed: { company: string };
  'company-moved': { company: string; to: Seat | 'removed' };
  wage: { company: string; wage: WageLevel };
  price: { seat: Seat; good: Good; price: number };
  committed: { company: string };
  machinery: { company: string };
  'storage-tile': { seat: Seat; good: Good };
  'companies-discarded': { seat: Seat; companies: string[] };
  'companies-revealed': { seat: Seat; companies: string[] };
  'export-card': { card: string };
  'exports-revealed': { cards: string[] };
  deals: { cards: string[] };
  /** `to` is the storage as soon as anything goes there; then what went where, and what fitted nowhere. */
  deal: { card: string; to: 'storage' | 'free-trade-zone'; storage: Lot; zone: Lot; lost: Lot };
  drew: { seat: Seat; count: number };
  'drew-cards': { seat: Seat; cards: string[] };
  immigrant: { class: WorkerClass; card: string };
  events: { cards: string[] };
  event: { event: string };
  'event-unresolved': { event: string };
  'event-placed': { event: string; instead: string | null };
  'events-seen': { cards: string[] };
  agenda: { card: string };
  /** What lies there now. */
  benefits: { class: Class; held: Aside };
  'benefits-received': { class: Class; received: Aside };
  /** What had to make room, or found none. */
  'benefits-lost': { class: Class; lost: Aside };
  cubes: { class: Class; count: number };
  'cubes-drawn': { working: number; middle: number; capitalist: number };
  'cubes-removed': { working: number; middle: number; capitalist: number };
  bill: { by: Seat; policy: Policy; section: Section };
  /** It is taken off the table without a vote. */
  'bill-returned': { by: Seat; policy: Policy; section: Section };
  vote: Bill & { by: Seat };
  stance: { seat: Seat; stance: Stance };
  'influence-spent': { seat: Seat; amount: number };
  'vote-result': Bill & { for: number; against: number; passed: boolean };
  policy: { policy: Policy; section: Section };
  imf: { loans: number };
  'food-used': { seat: WorkerClass; amount: number };
  'game-over': { winners: Seat[] };
}

/** A log entry with the parameters of its kind. */
export type HegemonyLogEntry = {
  [K in keyof HegemonyLog]: { readonly kind: K; readonly params: HegemonyLog[K] };
}[keyof HegemonyLog];
