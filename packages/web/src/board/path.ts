/** What a way of pointing at an option is made of. */

/** One way of pointing at an option: spots, one after the other. Several ways may lead to it. */
export type Path<Spot extends string = string> = readonly Spot[];

/** A single way. */
export function one<Spot extends string>(...path: Spot[]): readonly Path<Spot>[] {
  return [path];
}

/** Any one of these spots. */
export function each<Spot extends string>(spots: readonly Spot[]): readonly Path<Spot>[] {
  return spots.map((spot) => [spot]);
}
