/** How well something foretells how games end: the part of the margins' spread that it explains. */
import type { Sample } from './samples.js';

/** 1 foretells all, 0 no more than the mean does; below that it misleads. */
export function explained(samples: readonly Sample[], foretold: (sample: Sample) => number): number {
  const mean = samples.reduce((sum, { margin }) => sum + margin, 0) / samples.length;
  let [left, all] = [0, 0];
  for (const sample of samples) {
    left += (sample.margin - foretold(sample)) ** 2;
    all += (sample.margin - mean) ** 2;
  }
  return all === 0 ? 0 : 1 - left / all;
}

/** The best that the lead of the moment can foretell: the line through leads and margins of these very samples. */
export function explainedByLead(samples: readonly Sample[]): number {
  const count = samples.length;
  const sum = (of: (sample: Sample) => number) => samples.reduce((all, sample) => all + of(sample), 0) / count;
  const [x, y] = [sum(({ lead }) => lead), sum(({ margin }) => margin)];
  const spread = sum(({ lead }) => (lead - x) ** 2);
  const slope = spread === 0 ? 0 : sum(({ lead, margin }) => (lead - x) * (margin - y)) / spread;
  return explained(samples, ({ lead }) => y + slope * (lead - x));
}
