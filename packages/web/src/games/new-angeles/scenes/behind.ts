/** What the board shows behind a scene that has told its end: the numbers that the scene speaks of, not those before it. */
import type { LogEntry } from '@polity/kernel';
import type {
  AssetId,
  District,
  DistrictId,
  NewAngelesView,
  Piece,
  PlayerView,
  Resource,
  Seat,
  Unrest,
} from '@polity/new-angeles/page';
import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';

let behind: NewAngelesView | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(view: NewAngelesView | null): void {
  behind = view;
  for (const listener of listeners) listener();
}

/** The position that a scene on the stage speaks of, if one does. */
export function useBehind(): NewAngelesView | null {
  return useSyncExternalStore(subscribe, () => behind);
}

/** Shows the position behind the scene as long as the scene is there; null leaves the board as it is. */
export function useShownBehind(view: NewAngelesView | null, newer: readonly LogEntry[]): void {
  const { length } = newer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a log grows, and what it has told stays
  const told = useMemo(() => view && asTold(view, newer), [view, length]);
  useLayoutEffect(() => {
    if (told === null) return;
    show(told);
    return () => show(null);
  }, [told]);
}

/** A position with all that the log has told since: capital, threat, supply, the city, and who has the asset. */
export function asTold(view: NewAngelesView, newer: readonly LogEntry[]): NewAngelesView {
  return newer.reduce((told, { kind, params }) => TOLD[kind]?.(told, params) ?? told, view);
}

type Params = LogEntry['params'];
type Told = (view: NewAngelesView, params: Params) => NewAngelesView;

/** Whatever else is told changes nothing that a scene speaks of. */
const TOLD: Readonly<Record<string, Told>> = {
  threat: (view, { amount }) => ({ ...view, threat: view.threat + Number(amount) }),
  capital: (view, { seat, amount }) =>
    withPlayer(view, seat as Seat, ({ capital }) => ({ capital: capital + Number(amount) })),
  supply: (view, { resource, amount }) => supplied(view, resource as Resource, Number(amount)),
  produced: (view, { resource, amount }) => supplied(view, resource as Resource, Number(amount)),
  placed: (view, { piece, at }) => put(view, piece as Piece, at as DistrictId | null),
  removed: (view, { piece, district }) => withDistrict(view, district as DistrictId, { [piece as Piece]: false }),
  moved: (view, { piece, from, to }) =>
    put(withDistrict(view, from as DistrictId, { [piece as Piece]: false }), piece as Piece, to as DistrictId | null),
  android: (view, { from, to }) =>
    put(withDistrict(view, from as DistrictId, { android: false }), 'android', to as DistrictId),
  unrest: (view, { district, to }) => withDistrict(view, district as DistrictId, { unrest: to as Unrest }),
  'asset-moved': (view, { asset, from, to }) => {
    const moves = view.players[from as Seat].assets.filter((one) => one.asset === asset);
    const left = withPlayer(view, from as Seat, ({ assets }) => ({
      assets: assets.filter((one) => !moves.includes(one)),
    }));
    return withPlayer(left, to as Seat, ({ assets }) => ({ assets: [...assets, ...moves] }));
  },
  claimed: (view, { seat, asset }) =>
    withPlayer(view, seat as Seat, ({ assets }) => ({
      assets: [...assets, { asset: asset as AssetId, exhausted: false }],
    })),
};

function withPlayer(
  view: NewAngelesView,
  seat: Seat,
  change: (player: PlayerView) => Partial<PlayerView>,
): NewAngelesView {
  const player = view.players[seat];
  return { ...view, players: { ...view.players, [seat]: { ...player, ...change(player) } } };
}

function withDistrict(view: NewAngelesView, id: DistrictId, change: Partial<District>): NewAngelesView {
  return { ...view, city: { ...view.city, [id]: { ...view.city[id], ...change } } };
}

function supplied(view: NewAngelesView, resource: Resource, amount: number): NewAngelesView {
  return { ...view, supply: { ...view.supply, [resource]: view.supply[resource] + amount } };
}

/** What goes into the Root stands nowhere; where the light goes out nobody protests (62). */
function put(view: NewAngelesView, piece: Piece, at: DistrictId | null): NewAngelesView {
  if (at === null) return view;
  return withDistrict(view, at, piece === 'outage' ? { outage: true, unrest: 'stable' } : { [piece]: true });
}

/** A position as it was, but for the capital and the threat of a later one. */
export function withNumbersOf(before: NewAngelesView, { threat, players }: NewAngelesView): NewAngelesView {
  const entries = before.seats.map((seat) => [seat, { ...before.players[seat], capital: players[seat].capital }]);
  return { ...before, threat, players: Object.fromEntries(entries) };
}
