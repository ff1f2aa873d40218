/** The city as a map of our own: where each district lies in a box of 656 by 393, and which way out of it leads on. */
import type { DistrictId } from '@polity/new-angeles/page';
import type { CSSProperties } from 'react';

export const BOX = { width: 656, height: 393 } as const;
export const ROOT = { x: 399, y: 335, radius: 48 } as const;

export type Point = readonly [x: number, y: number];

const CORNERS = {
  A0: [20, 12],
  A1: [152, 9],
  A2: [314, 12],
  A3: [474, 8],
  A4: [644, 15],
  J1: [157, 113],
  J2: [175, 151],
  J3: [321, 131],
  J4: [182, 263],
  J5: [329, 270],
  J6: [204, 281],
  J7: [481, 117],
  J8: [475, 160],
  J9: [479, 254],
  J10: [470, 288],
  B0: [8, 139],
  C0: [16, 258],
  D0: [36, 385],
  D1: [206, 385],
  K1: [650, 125],
  K2: [647, 252],
  K3: [640, 385],
  R1: [486, 385],
} as const satisfies Readonly<Record<string, Point>>;
type Corner = keyof typeof CORNERS;

interface Place {
  readonly corners: readonly Corner[];
  /** The upper left corner of what is written in it. */
  readonly content: Point;
  readonly arrow: readonly [x: number, y: number, angle: number];
}

export const PLACES: Readonly<Record<DistrictId, Place>> = {
  guayaquil: { corners: ['C0', 'J4', 'J6', 'D1', 'D0'], content: [44, 280], arrow: [140, 261, -88] },
  quinde: { corners: ['B0', 'J2', 'J4', 'C0'], content: [27, 158], arrow: [179, 209, -2] },
  'la-costa': { corners: ['A0', 'A1', 'J1', 'J2', 'B0'], content: [29, 25], arrow: [166, 132, 30] },
  manta: { corners: ['A1', 'A2', 'J3', 'J1'], content: [168, 24], arrow: [318, 66, 2] },
  rabotgorod: { corners: ['J1', 'J3', 'J5', 'J6', 'J4', 'J2'], content: [196, 152], arrow: [322, 240, 2] },
  'laguna-velasco': { corners: ['J3', 'J8', 'J9', 'J10', 'J5'], content: [335, 160], arrow: [473, 214, -2] },
  nihongai: { corners: ['A2', 'A3', 'J7', 'J8', 'J3'], content: [335, 24], arrow: [479, 139, 28] },
  esmeraldas: { corners: ['A3', 'A4', 'K1', 'J7'], content: [494, 24], arrow: [622, 121, 90] },
  rutherford: { corners: ['J7', 'K1', 'K2', 'J9', 'J8'], content: [495, 138], arrow: [622, 253, 90] },
  'base-de-cayambe': { corners: ['J9', 'K2', 'K3', 'R1', 'J10'], content: [486, 271], arrow: [474, 364, 180] },
};

const INSET = 4;
const ROUNDING = 11;
/** So many points stand for a rounded corner. */
const ROUNDED = [0, 0.25, 0.5, 0.75, 1];

interface Turn {
  readonly from: Point;
  readonly over: Point;
  readonly to: Point;
}

/** The corners of a district, moved inwards a little, each with where its rounding begins and ends. */
function turnsOf(district: DistrictId): readonly Turn[] {
  const corners = PLACES[district].corners.map((corner): Point => CORNERS[corner]);
  const centre = corners.reduce<Point>(
    ([x, y], at) => [x + at[0] / corners.length, y + at[1] / corners.length],
    [0, 0],
  );
  const points = corners.map((corner) => towards(corner, centre, INSET));
  return points.map((over, i) => {
    const before = points.at(i - 1) ?? over;
    const after = points[(i + 1) % points.length] ?? over;
    return { from: towards(over, before, ROUNDING), over, to: towards(over, after, ROUNDING) };
  });
}

/** The outline of a district. */
export function outlineOf(district: DistrictId): string {
  const parts = turnsOf(district).map(
    ({ from, over, to }, i) => `${i === 0 ? 'M' : 'L'}${said(from)}Q${said(over)} ${said(to)}`,
  );
  return `${parts.join('')}Z`;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The map is drawn in the size of its own text, so that it can be drawn smaller. */
export function placed({ x, y, width, height }: Pick<Box, 'x' | 'y'> & Partial<Box>): CSSProperties {
  const sizes = { '--x': x, '--y': y, '--w': width, '--h': height };
  const given = Object.entries(sizes).filter(([, size]) => size !== undefined);
  return Object.fromEntries(given.map(([name, size]) => [name, `${Number(size) / 16}em`])) as CSSProperties;
}

/** The same as a polygon. */
export function polygonOf(district: DistrictId): readonly Point[] {
  return turnsOf(district).flatMap(({ from, over, to }) =>
    ROUNDED.map((t): Point => [along(t, from[0], over[0], to[0]), along(t, from[1], over[1], to[1])]),
  );
}

/** The box around a district. */
export function boxOf(district: DistrictId): Box {
  const points = polygonOf(district);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Cuts that box to the district, however large it is drawn. */
export function clipOf(district: DistrictId): string {
  const { x, y, width, height } = boxOf(district);
  const share = (at: number, of: number) => `${((100 * at) / of).toFixed(2)}%`;
  const points = polygonOf(district).map(([px, py]) => `${share(px - x, width)} ${share(py - y, height)}`);
  return `polygon(${points.join(', ')})`;
}

/** Where an android is drawn, from where the text of its district begins. */
const ANDROID: Point = [9, 38];
/** How far an arrow keeps off what it leads from and to. */
const APART = 15;
const BEND = 0.14;

/** A bent way from the android of one district to where it would stand in another. */
export function arcBetween(from: DistrictId, to: DistrictId): string {
  const [start, end] = [androidAt(from), androidAt(to)];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const over: Point = [(start[0] + end[0]) / 2 + dy * BEND, (start[1] + end[1]) / 2 - dx * BEND];
  return `M${said(towards(start, over, APART))}Q${said(over)} ${said(towards(end, over, APART))}`;
}

function androidAt(district: DistrictId): Point {
  const [x, y] = PLACES[district].content;
  return [x + ANDROID[0], y + ANDROID[1]];
}

/** Along a curve from one value to another, drawn towards a third. */
function along(t: number, from: number, over: number, to: number): number {
  return (1 - t) ** 2 * from + 2 * (1 - t) * t * over + t ** 2 * to;
}

function towards([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  return [x + ((tx - x) / length) * by, y + ((ty - y) / length) * by];
}

function said([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
