/** A number for people who read a report: `12,345` or `3.14`. */
export function figure(value: number, digits = 0): string {
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Points that are won or lost: `+3.5`, `−2.0`. */
export function signed(value: number, digits = 1): string {
  return `${value < 0 ? '−' : '+'}${figure(Math.abs(value), digits)}`;
}
