/** The city as a map of our own: where each district lies in a box of 656 by 393, and which way out of it leads on. */
import type { DistrictId } from '@polity/new-angeles/page';

export const BOX = { width: 656, height: 393 } as const;
export const ROOT = { x: 399, y: 335, radius: 48 } as const;

type Point = readonly [x: number, y: number];

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
  'laguna-velasco': { corners: ['J3', 'J8', 'J9', 'J10', 'J5'], content: [339, 160], arrow: [473, 214, -2] },
  nihongai: { corners: ['A2', 'A3', 'J7', 'J8', 'J3'], content: [335, 24], arrow: [479, 139, 28] },
  esmeraldas: { corners: ['A3', 'A4', 'K1', 'J7'], content: [494, 24], arrow: [622, 121, 90] },
  rutherford: { corners: ['J7', 'K1', 'K2', 'J9', 'J8'], content: [495, 138], arrow: [622, 253, 90] },
  'base-de-cayambe': { corners: ['J9', 'K2', 'K3', 'R1', 'J10'], content: [495, 271], arrow: [478, 337, 180] },
};

const INSET = 4;
const ROUNDING = 11;

/** The outline of a district: its corners moved inwards a little and rounded. */
export function outlineOf(district: DistrictId): string {
  const corners = PLACES[district].corners.map((corner): Point => CORNERS[corner]);
  const centre = corners.reduce<Point>(
    ([x, y], at) => [x + at[0] / corners.length, y + at[1] / corners.length],
    [0, 0],
  );
  const points = corners.map((corner) => towards(corner, centre, INSET));
  const parts = points.map((point, i) => {
    const before = points.at(i - 1) ?? point;
    const after = points[(i + 1) % points.length] ?? point;
    const [from, to] = [towards(point, before, ROUNDING), towards(point, after, ROUNDING)];
    return `${i === 0 ? 'M' : 'L'}${said(from)}Q${said(point)} ${said(to)}`;
  });
  return `${parts.join('')}Z`;
}

function towards([x, y]: Point, [tx, ty]: Point, by: number): Point {
  const length = Math.hypot(tx - x, ty - y) || 1;
  return [x + ((tx - x) / length) * by, y + ((ty - y) / length) * by];
}

function said([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
