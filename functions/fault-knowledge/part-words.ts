import type { Parameter } from './subjects.ts';

/** A fault described in words: its part, and the failure mode (FMI) of its state. */
export interface WordedFault {
  readonly parameter: Parameter;
  /** Undefined if the words name a part but nothing wrong with it. */
  readonly fmi: number | undefined;
  /** A reminder rather than a fault. */
  readonly isReminder: boolean;
}

/**
 * The fault in a description: `DEF level low`, `High engine coolant temperature`, `Radiator clogged`. Undefined if it names no
 * known part.
 */
export function faultInWords(text: string): WordedFault | undefined {
  const words = text.toLowerCase().replace(/[_\s/.,:–—-]+/g, ' ');
  const part = parts.find(([pattern]) => pattern.test(words));
  if (part === undefined) return undefined;
  const [, subject, name] = part;
  return {
    parameter: { subject, name },
    fmi: states.find(([pattern]) => pattern.test(words))?.[1],
    isReminder: /\b(reminder|refill|notice|due)\b/.test(words),
  };
}

/** Tried in order, so specific patterns come before general ones. */
const parts: readonly (readonly [RegExp, Parameter['subject'], string])[] = [
  [
    /\b(inducement|operator inducement|emissions? (control )?derate)\b/,
    'inducement',
    'Emission control inducement',
  ],
  [
    /\b(def|adblue|urea|reductant|diesel exhaust fluid)\b.*\b(level|refill|empty|low|tank)\b(?!.*\b(qual|temp|press|heat|dos|pump|concentr))/,
    'defLevel',
    'Diesel exhaust fluid level',
  ],
  [
    /\b(def|adblue|urea|reductant|diesel exhaust fluid)\b.*\b(quality|concentration|contaminat\w*|diluted|laatu)/,
    'defQuality',
    'Diesel exhaust fluid quality',
  ],
  [
    /\b(def|adblue|urea|reductant|diesel exhaust fluid)\b.*\bheat/,
    'defHeater',
    'Diesel exhaust fluid heater',
  ],
  [
    /\b(def|adblue|urea|reductant|diesel exhaust fluid)\b.*\b(temp|frozen)/,
    'defTemperature',
    'Diesel exhaust fluid temperature',
  ],
  [/\b(def|adblue|urea|reductant|diesel exhaust fluid)\b/, 'defDosing', 'Diesel exhaust fluid dosing'],
  [/\bno ?x\b|\bnitrogen oxide/, 'nox', 'NOx'],
  [
    /\b(k?dpf|particulate filter|particulate trap|exhaust filter|soot|kdoc)\b.*\btemp/,
    'filterTemperature',
    'Particulate filter temperature',
  ],
  [/\bash load\b/, 'filterAsh', 'Particulate filter ash load'],
  [
    /\b(regen\w*|doser|parked cleaning|hydrocarbon)\b(?!.*\brestrict)/,
    'regeneration',
    'Particulate filter regeneration',
  ],
  [/\b(k?dpf|particulate filter|particulate trap|exhaust filter|soot)\b/, 'filterSoot', 'Particulate filter'],
  [/\b(scr|catalyst|catalytic|oxidation cat|doc)\b/, 'catalyst', 'Catalyst'],
  [/\b(egr|exhaust gas recirculation)\b/, 'egr', 'Exhaust gas recirculation'],
  [/\bexhaust\b.*\b(pressure|brake)\b/, 'exhaustPressure', 'Exhaust back pressure'],
  [/\bexhaust\b.*\btemp/, 'exhaustTemperature', 'Exhaust gas temperature'],
  [/\b(turbo|turbocharger|wastegate|vgt)\b/, 'turbocharger', 'Turbocharger'],
  [
    /\b(boost|charge air|intake manifold|inlet manifold)\b.*\btemp|\b(intake|inlet) (air )?temp/,
    'intakeTemperature',
    'Intake air temperature',
  ],
  [/\b(boost|charge air|intake manifold|inlet manifold)\b/, 'boost', 'Boost pressure'],
  [/\bair (filter|cleaner)\b|\bprecleaner\b/, 'airFilter', 'Air filter'],
  [/\b(glow plug|intake heater|grid heater|air heater|preheat)/, 'intakeHeater', 'Intake air heater'],
  [
    /\b(water|moisture) in (the )?fuel\b|\bfuel water separator\b|\bwater separator\b/,
    'waterInFuel',
    'Water in fuel',
  ],
  [
    /\b(common rail|rail press|fuel rail|rail pressure|relief valve.*rail)/,
    'railPressure',
    'Injector rail pressure',
  ],
  [/\binjector/, 'injector', 'Injector'],
  [/\bfuel filter\b/, 'fuelFilter', 'Fuel filter'],
  [/\bfuel (supply |return )?temp/, 'fuelTemperature', 'Fuel temperature'],
  [/\bfuel level\b|\blow fuel\b|\bfuel (is )?(low|empty)\b|\bfuel tank\b/, 'fuelLevel', 'Fuel level'],
  [/\bfuel\b.*\bpress/, 'fuelPressure', 'Fuel pressure'],
  [/\b(fuel pump|lift pump|injection pump|fuel)\b/, 'fuelPump', 'Fuel supply'],
  [
    /\btransmission\b.*\btemp|\btorque converter\b.*\btemp|\bgear ?box\b.*\btemp/,
    'transmissionTemperature',
    'Transmission oil temperature',
  ],
  [/\btransmission\b.*\bfilter/, 'transmissionFilter', 'Transmission filter'],
  [/\btransmission\b.*\blevel/, 'transmissionLevel', 'Transmission oil level'],
  [/\b(transmission|clutch)\b.*\bpress/, 'transmissionPressure', 'Transmission oil pressure'],
  [/\b(transmission|clutch|gear ?box|gear)\b/, 'transmissionControl', 'Transmission'],
  [/\b(park\w* brake|handbrake)\b/, 'parkingBrake', 'Parking brake'],
  [/\bbrake\b.*\b(press|accumulator|air)/, 'brakePressure', 'Brake pressure'],
  [/\babs\b|\bwheel speed\b|\bwheel sensor\b/, 'wheelSpeed', 'Anti-lock brakes'],
  [/\bbrak(e|es|ing)\b/, 'brake', 'Brakes'],
  [/\bsteer/, 'steering', 'Steering'],
  [/\b(hydraulic|hyd|hydr)\b.*\b(temp|overheat|cooler)/, 'hydraulicTemperature', 'Hydraulic oil temperature'],
  [/\b(hydraulic|hyd|hydr)\b.*\b(filter|strainer)/, 'hydraulicFilter', 'Hydraulic filter'],
  [/\b(hydraulic|hyd|hydr)\b.*\blevel/, 'hydraulicLevel', 'Hydraulic oil level'],
  [/\b(hydraulic|hyd|hydr|pilot)\b.*\b(valve|solenoid|cut off)/, 'hydraulicValve', 'Hydraulic valve'],
  [/\b(hydraulic|hyd|hydr|pilot|pump|boom|hst servo)\b.*\bpress/, 'hydraulicPressure', 'Hydraulic pressure'],
  [/\b(hydraulic|hyd|hydr)\b/, 'hydraulicPressure', 'Hydraulic system'],
  [
    /\b(tilt|overload|load (sens|cell|moment)|platform load|stability|outrigger)/,
    'loadSafety',
    'Load and tilt safety',
  ],
  [/\bcoolant level\b|\bwater level\b|\blow coolant\b/, 'coolantLevel', 'Engine coolant level'],
  [/\bcoolant press/, 'coolantPressure', 'Engine coolant pressure'],
  [
    /\b(coolant|engine water|water temp|radiator|engine temp|engine overheat\w*|cooling)/,
    'coolantTemperature',
    'Engine coolant temperature',
  ],
  [/\bfan\b/, 'fan', 'Cooling fan'],
  [/\bcrankcase\b|\bblow by\b/, 'crankcase', 'Crankcase pressure'],
  [/\boil filter\b/, 'oilFilter', 'Engine oil filter'],
  [/\b(engine )?oil level\b/, 'oilLevel', 'Engine oil level'],
  [/\bengine oil temp|\boil temp/, 'oilTemperature', 'Engine oil temperature'],
  [/\b(engine )?oil press|\blow oil\b|\boil pressure\b/, 'oilPressure', 'Engine oil pressure'],
  [/\b(overspeed|over speed|engine speed|rpm)\b/, 'engineSpeed', 'Engine speed'],
  [
    /\b(crank|cam|camshaft|crankshaft|ne speed|position) (speed |position )?sens/,
    'enginePosition',
    'Engine position sensor',
  ],
  [/\bmisfire/, 'misfire', 'Misfire'],
  [/\b(derate|engine protection|shut ?down|torque limit)/, 'derate', 'Engine protection'],
  [/\b(alternator|charging|not charging)\b/, 'charging', 'Alternator'],
  [/\b(battery|system voltage|supply voltage|electrical system)\b/, 'systemVoltage', 'Battery voltage'],
  [/\b(sensor supply|5 ?v supply|8 ?v supply|reference voltage)\b/, 'sensorSupply', 'Sensor supply voltage'],
  [/\b(starter|crank relay|start relay)\b/, 'starting', 'Starter'],
  [
    /\b(can ?\d?|can bus|canbus|j1939|communication|data ?link|network)\b/,
    'network',
    'Network between control units',
  ],
  [/\b(engine controller|engine control unit|ecm|engine ecu)\b/, 'engineController', 'Engine controller'],
  [/\b(joystick|lever)\b/, 'joystick', 'Joystick'],
  [/\b(throttle|accelerator|pedal|foot ?switch|dial)\b/, 'accelerator', 'Accelerator'],
  [/\b(seat|seat ?belt|seat bar|operator presence|interlock)\b/, 'operatorPresence', 'Operator presence'],
  [/\bpto\b|\bpower take ?off\b/, 'pto', 'Power take-off'],
  [/\b(differential|axle|four wheel drive)\b/, 'driveline', 'Axle'],
  [/\b(tyre|tire)\b/, 'tyres', 'Tire pressure'],
  [/\b(service|maintenance) (due|reminder|interval|soon)\b|\boil change\b/, 'service', 'Service'],
  [/\b(air conditioning|a c compressor|hvac|refrigerant)\b/, 'cab', 'Air conditioning'],
];

/** Circuit and signal words come before high and low, because `voltage high` says nothing about the value itself. */
const states: readonly (readonly [RegExp, number])[] = [
  [/\b(shorted|short circuit|short) to (ground|low|minus|negative)\b|\bgrounded\b|\bcurrent above\b/, 6],
  [
    /\b(shorted|short circuit|short) to (batt\w*|high|plus|positive|power)\b|\bvoltage (above|high|too high)\b|\bhigh voltage\b|\bcircuit high\b|\bsens\w* high\b|\bsignal high\b/,
    3,
  ],
  [/\bvoltage (below|low|too low)\b|\blow voltage\b|\bcircuit low\b|\bsens\w* low\b|\bsignal low\b/, 4],
  [/\b(open circuit|disconnect\w*|current below|wire break)\b/, 5],
  [/\bshort(ed)? circuit\b|\bshorted\b/, 6],
  [
    /\b(erratic|intermittent|implausible|incorrect|invalid|out of range|crosscheck|error|abnormal (signal|pwm))\b/,
    2,
  ],
  [/\b(update rate|time ?out|no communication|communication (error|fault|lost|failure))\b/, 9],
  [/\brate of change\b/, 10],
  [/\b(not respond\w*|stuck|jammed|mechanical|failure to|not charging|does not|won t)\b/, 7],
  [/\b(out of calibration|not calibrated|calibration)\b/, 13],
  [/\b(reminder|refill|soon|notice)\b/, 17],
  [/\b(extremely|critically|very|severely|dangerously) (high|hot)\b|\boverspeed\b|\bover ?heat\w*\b/, 0],
  [/\b(extremely|critically|very|severely|dangerously) low\b|\bempty\b|\bno pressure\b/, 1],
  [/\bslightly (high|above)|\b(high|above)\b.*\bleast severe\b/, 15],
  [/\bslightly (low|below)|\b(low|below)\b.*\bleast severe\b/, 17],
  [
    /\b(too high|high|above|hot|plugged|clogged|clogging|blocked|restrict\w*|full|accumulat\w*|excess\w*|present|detected)\b/,
    16,
  ],
  [/\b(too low|low|below|loss of|lost|leak\w*|insufficient|drop\w*)\b/, 18],
  [/\b(fault|fail\w*|malfunction|defect\w*|inoperative|due)\b/, 11],
];
