import type { SkillId } from '../technicians/technician-values.ts';

/**
 * The platform skills that a machine's faults and the customer's words call for, the first fault's first. Empty if
 * nothing matches. Only a hint next to a technician's skills: nothing is decided by it.
 */
export function skillsForFaults(
  faults: readonly { readonly fault: string; readonly name: string | null }[],
  issue: string | null,
): SkillId[] {
  const texts = [...faults.map(({ fault, name }) => `${name ?? ''} ${fault}`), issue ?? ''];
  return [...new Set(texts.flatMap(skillsIn))];
}

function skillsIn(text: string): SkillId[] {
  return wordsOf.filter(([, words]) => words.test(text)).map(([skill]) => skill);
}

/** Narrower terms come first: a sensor in the aftertreatment calls for emissions before wiring. */
const wordsOf: readonly (readonly [SkillId, RegExp])[] = [
  [
    'emissions_systems',
    /\b(?:def|dpf|scr|egr|nox|nitrogen oxides?|regen\w*|after-?treatment|exhaust|particulate|soot|urea|adblue|emissions?)\b/i,
  ],
  ['ac_repair', /\b(?:a\/c|air[- ]?condition\w*|hvac|refrigerant|evaporator|ac compressor)\b/i],
  ['onsite_hoses', /\bhoses?\b/i],
  [
    'undercarriage_systems',
    /\b(?:undercarriage|tracks?(?! loaders?)|sprockets?|idlers?|(?:track|carrier|bottom) rollers?|final drives?)\b/i,
  ],
  [
    'transmission_systems',
    /\b(?:transmissions?|powershift|gear ?box|clutch|torque converters?|differentials?|drive ?(?:line|train)|axles?|shifting|(?:gear|won.t|will not|doesn.t) shifts?)\b/i,
  ],
  [
    'hydraulic_systems',
    /\b(?:hydraulics?|hyd|(?:boom|bucket|stick|arm|lift|tilt|steering|swing) (?:cylinders?|drift\w*|motors?)|pilot pressure|control valves?|relief valves?|(?:main|implement|charge) pumps?)\b/i,
  ],
  [
    'engine_repair',
    // What the engine does because of something else is not an engine fault.
    /\b(?:engine(?! (?:derat\w+|power|speed|hours?|will shut))|coolant|overheat\w*|oil pressure|fuel|injectors?|turbo\w*|boost|misfir\w*|knock\w*|radiator|thermostat|valve train|crank ?(?:case|shaft))\b/i,
  ],
  [
    'electrical_systems',
    // FMI 3 to 6 of SAE J1939: voltage or current too high or too low, so a short or an open circuit.
    /\b(?:electric\w*|voltage|batter(?:y|ies)|alternator|starter|wir(?:e|es|ing)|harness|short(?:ed)?(?= ?(?:circuit|to|high|low))|open circuit|sensors?|can bus|j1939|control modules?|controllers?|ecm|ecu|fuses?|relays?|solenoids?)\b|\bFMI:? ?0?[3-6]\b/i,
  ],
  ['welding', /\b(?:weld\w*|crack(?:s|ed|ing)?|fabricat\w*|line ?bor\w*|bent|torn)\b/i],
  [
    'pm_inspection',
    /\b(?:(?<!\d ?)pm|prevent(?:ive|ative) maintenance|inspections?|service (?:due|needed|interval|overdue)|(?:\d+|\d,\d{3})[- ]hour service|oil change|maintenance)\b/i,
  ],
];
