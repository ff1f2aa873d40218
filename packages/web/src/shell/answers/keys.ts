/** Picking options by number on the keyboard: one digit where that is enough, more where there are more options. */

export interface Typed {
  /** The digits typed so far, waiting for another one; empty when there is nothing to wait for. */
  readonly digits: string;
  /** The option that they name, counted from 0. */
  readonly pick: number | undefined;
}

/** An amount being typed: a further digit goes on with it, or begins anew where that would be too much. */
export function typeAmount(digits: string, digit: string, max: number): string {
  const longer = `${digits}${digit}`;
  return Number(longer) <= max ? longer : digit;
}

/** What a further digit means among `count` options: `1` names the first, and waits for more where there is a tenth. */
export function typeDigit(digits: string, digit: string, count: number): Typed {
  const wanted = Number(digits + digit);
  if (wanted < 1 || wanted > count)
    return digits === '' ? { digits: '', pick: undefined } : typeDigit('', digit, count);
  const waits = wanted * 10 <= count;
  return { digits: waits ? digits + digit : '', pick: wanted - 1 };
}
