/** The city's geometry: a district is pressed within its own outline, and nowhere else. */
import { DISTRICTS, type DistrictId } from '@polity/new-angeles/page';
import { describe, expect, it } from 'vitest';
import { boxOf, clipOf, PLACES, type Point, polygonOf } from '../../../src/games/new-angeles/geometry.js';

describe('The map of New Angeles', () => {
  it.each(DISTRICTS)('gives %s the middle of its box and its text, and no other district any of it', (district) => {
    const { x, y, width, height } = boxOf(district);
    expect(districtsAt([x + width / 2, y + height / 2])).toEqual([district]);
    expect(districtsAt(PLACES[district].content)).toEqual([district]);
    for (const point of polygonOf(district)) {
      expect(districtsAt(point).filter((other) => other !== district)).toEqual([]);
    }
  });

  it('cuts a box in shares of it, so that it can be drawn in any size', () => {
    const shares = [...clipOf('manta').matchAll(/([\d.]+)%/g)].map(([, share]) => Number(share));
    expect(Math.min(...shares)).toBe(0);
    expect(Math.max(...shares)).toBe(100);
  });
});

function districtsAt(point: Point): readonly DistrictId[] {
  return DISTRICTS.filter((district) => isWithin(point, polygonOf(district)));
}

/** Counts how often a way to the right crosses the edge. */
function isWithin([x, y]: Point, polygon: readonly Point[]): boolean {
  const crossed = polygon.filter(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay];
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
  });
  return crossed.length % 2 === 1;
}
