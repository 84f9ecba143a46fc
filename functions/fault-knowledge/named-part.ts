/** A part's name for use in sentences: `engine oil pressure`, `dosing lines`. */
export interface NamedPart {
  /** With its article: `the engine oil pressure`. */
  readonly the: string;
  /** The source of its signal; for a value, its sensor: `Engine oil pressure sensor`, `Cylinder 1 injector`. */
  readonly source: string;
  /** With a part of its source: `the fuel pump circuit`, but `the circuit of the pump after the filter`. */
  readonly with: (thing: string) => string;
  readonly is: 'is' | 'are';
  readonly its: 'its' | 'their';
  /** The name is an event rather than a part or a value: `misfire`, `regeneration locked out`. */
  readonly isEvent: boolean;
}

/**
 * From a parameter's name: `Brake pressure, primary circuit` becomes the brake pressure, because the part after the comma does
 * not fit into a sentence.
 */
export function namedPart(name: string): NamedPart {
  const whole = name.split(',')[0] ?? name;
  const words = lowered(whole);
  const source = values.test(whole) ? `${whole} sensor` : whole;
  const preposition =
    / (of|after|before|by|on|(?<!^water )in|to|with|without|that|over|from|for|while|since) /.exec(words);
  const head = preposition === null ? words : words.slice(0, preposition.index);
  // `gas`, `bus`, `axis` and `loss` are singular.
  const isMany = /[^aius]s$/.test(head);
  return {
    the: `the ${words}`,
    source,
    with: (thing) => {
      if (preposition !== null) return `the ${thing} of the ${words}`;
      return words.endsWith(` ${thing}`) ? `the ${words}` : `the ${lowered(source)} ${thing}`;
    },
    is: isMany ? 'are' : 'is',
    its: isMany ? 'their' : 'its',
    isEvent: events.test(words),
  };
}

/** `Engine oil pressure` in the middle of a sentence; `J1939 network` and `NOx sensor` stay as they are. */
export function lowered(name: string): string {
  return /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}

const values =
  /\b(pressure|temperature|level|speed|position|angle|NOx|oxygen|humidity|[Ww]ater in fuel)( \d)?$/;

const events =
  /\b(that|without|misfire|leakage|over the limit|locked out|switched off|stopped by|fault|shutdown|shut down|inhibit(ed)?|disconnected|derate|not in the seat|with the parking brake set)\b(?! (switch|relay|override|indicator))/;
