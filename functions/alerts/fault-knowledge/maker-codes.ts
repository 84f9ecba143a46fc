import type { SubjectId } from './subjects.ts';

/** What a maker's own code is about, in our own words, and the failure mode (FMI) that it amounts to. */
export type MakerCode = readonly [name: string, subject: SubjectId, fmi: number];

/** Event codes (EID) of Caterpillar, as its published troubleshooting guides list them. */
export const catEvents: Readonly<Record<number, MakerCode>> = {
  1: ['Engine oil filter restricted', 'oilFilter', 16],
  96: ['Fuel pressure high', 'fuelPressure', 16],
  100: ['Engine oil pressure low', 'oilPressure', 18],
  101: ['Crankcase pressure high', 'crankcase', 16],
  103: ['Control unit too hot', 'controlUnit', 16],
  113: ['Transmission oil pressure high', 'transmissionPressure', 16],
  116: ['Powertrain filter bypassed', 'transmissionFilter', 16],
  117: ['Hydraulic pump pressure high', 'hydraulicPressure', 16],
  119: ['Fuel level low', 'fuelLevel', 18],
  172: ['Air filter restricted', 'airFilter', 16],
  194: ['Exhaust temperature high', 'exhaustTemperature', 16],
  198: ['Fuel pressure low', 'fuelPressure', 18],
  232: ['Water in fuel', 'waterInFuel', 16],
  265: ['Shutdown set by the user', 'derate', 31],
  360: ['Engine oil pressure low', 'oilPressure', 18],
  361: ['Engine coolant temperature high', 'coolantTemperature', 16],
  362: ['Engine overspeed', 'engineSpeed', 16],
  363: ['Fuel temperature high', 'fuelTemperature', 16],
  390: ['Fuel filter restricted', 'fuelFilter', 16],
  441: ['Idle raised to charge the battery', 'systemVoltage', 17],
  539: ['Intake air temperature high', 'intakeTemperature', 16],
  1003: ['Brake oil temperature high', 'brake', 16],
  1004: ['Brake oil filter plugged', 'brake', 31],
  1018: ['Particulate filter differential pressure high', 'filterSoot', 16],
  1121: ['Exhaust gas recirculation valve not responding', 'egr', 7],
  1129: ['Fuel filter restricted', 'fuelFilter', 16],
  1133: ['Fuel pump not responding', 'fuelPump', 7],
  1158: ['Secondary steering pressure low', 'steering', 18],
  1159: ['Brake cooling oil low', 'brake', 18],
  1161: ['Front brake pressure not responding', 'brakePressure', 7],
  1162: ['Rear brake pressure not responding', 'brakePressure', 7],
  1173: ['Injector rail pressure high', 'railPressure', 16],
  1174: ['Injector rail pressure low', 'railPressure', 18],
  1186: ['Pilot oil filter plugged', 'hydraulicFilter', 16],
  1264: ['Rail pressure relief valve open', 'railPressure', 7],
  1265: ['Regeneration stopped by low exhaust pressure', 'regeneration', 31],
};

/** Component identifiers (CID) of Caterpillar that are not a parameter of SAE J1587 under the same number. */
export const catComponents: Readonly<Record<number, readonly [name: string, subject: SubjectId]>> = {
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, index) => [
      index + 1,
      [`Cylinder ${index + 1} injector`, 'injector'] as const,
    ]),
  ),
  41: ['Sensor supply of 8 volts', 'sensorSupply'],
  168: ['Electrical system voltage', 'systemVoltage'],
  247: ['J1939 network', 'network'],
  248: ['Cat data link', 'network'],
  253: ['Engine controller settings', 'engineController'],
  262: ['Sensor supply of 5 volts', 'sensorSupply'],
  263: ['Sensor supply of 8 volts', 'sensorSupply'],
  267: ['Shutdown input', 'derate'],
  268: ['Engine controller settings', 'engineController'],
  273: ['Turbocharger outlet pressure', 'boost'],
  274: ['Atmospheric pressure', 'ambient'],
  279: ['Aftercooler temperature', 'intakeTemperature'],
  291: ['Cooling fan solenoid', 'fan'],
  320: ['Engine speed sensor', 'engineSpeed'],
  342: ['Engine speed sensor 2', 'engineSpeed'],
  545: ['Ether start relay', 'intakeHeater'],
};

/** What the second and third digit of a Bobcat code say, and the failure mode of its last two (as in Bobcat's service code lists). */
export const bobcatParts: Readonly<Record<string, readonly [name: string, subject: SubjectId]>> = {
  '01': ['Air filter', 'airFilter'],
  '02': ['Hydraulic charge filter', 'hydraulicFilter'],
  '03': ['Battery voltage', 'systemVoltage'],
  '04': ['Hydraulic charge pressure', 'hydraulicPressure'],
  '05': ['Engine oil pressure', 'oilPressure'],
  '06': ['Engine speed', 'engineSpeed'],
  '07': ['Hydraulic oil temperature', 'hydraulicTemperature'],
  '08': ['Engine coolant temperature', 'coolantTemperature'],
  '09': ['Fuel level', 'fuelLevel'],
  '10': ['Hydraulic filter', 'hydraulicFilter'],
  '11': ['Seat bar sensor', 'operatorPresence'],
};
export const bobcatStates: Readonly<Record<string, number>> = {
  '04': 9,
  '05': 3,
  '06': 4,
  '07': 5,
  '09': 18,
  '10': 16,
  '11': 0,
  '13': 2,
  '14': 1,
  '16': 5,
  '17': 16,
  '18': 2,
  '21': 3,
  '22': 4,
};

/** Komatsu's failure codes that are no Cummins code behind `CA`, as its shop manuals list them. */
export const komatsuCodes: Readonly<Record<string, MakerCode>> = {
  'B@BAZG': ['Engine oil pressure low', 'oilPressure', 1],
  'B@BAZK': ['Engine oil level low', 'oilLevel', 18],
  'B@BCNS': ['Engine coolant overheated', 'coolantTemperature', 0],
  'B@BCZK': ['Engine coolant level low', 'coolantLevel', 18],
  'B@HANS': ['Hydraulic oil overheated', 'hydraulicTemperature', 0],
  'B@HAZK': ['Hydraulic oil level low', 'hydraulicLevel', 18],
  'B@CENS': ['Torque converter oil overheated', 'transmissionTemperature', 0],
  AB00KE: ['Charging voltage low', 'charging', 18],
  'AB@LAN': ['Air filter clogged', 'airFilter', 16],
  AA10NX: ['Air filter clogged', 'airFilter', 16],
};

/** What the last two letters of a Komatsu code for an electrical fault say, as a failure mode (FMI). */
export const komatsuEndings: Readonly<Record<string, number>> = {
  KA: 5,
  KB: 6,
  KY: 3,
  KZ: 5,
  KK: 4,
  KR: 9,
  KX: 2,
  MA: 2,
};

/** Fault codes of Hitachi excavators, without the failure mode after the dash. */
export const hitachiCodes: Readonly<Record<number, readonly [name: string, subject: SubjectId]>> = {
  11001: ['Machine controller memory', 'controlUnit'],
  11002: ['Machine controller working memory', 'controlUnit'],
  11003: ['Machine controller input converter', 'controlUnit'],
  11004: ['Sensor supply voltage', 'sensorSupply'],
  11006: ['Network between control units', 'network'],
  11100: ['Engine control dial', 'accelerator'],
  11101: ['Engine control dial', 'accelerator'],
  11200: ['Delivery pressure of pump 1', 'hydraulicPressure'],
  11202: ['Delivery pressure of pump 2', 'hydraulicPressure'],
  11910: ['Network between control units', 'network'],
};

/** The first two digits of a JLG fault code: its group (as JLG's service manuals list them). */
export const jlgGroups: Readonly<Record<string, readonly [name: string, subject: SubjectId]>> = {
  '22': ['Platform controls', 'joystick'],
  '23': ['Ground controls', 'controlSwitch'],
  '25': ['Function prevented', 'operatorPresence'],
  '33': ['Ground output driver', 'output'],
  '34': ['Platform output driver', 'output'],
  '44': ['Battery supply', 'systemVoltage'],
  '66': ['Network between control units', 'network'],
  '81': ['Tilt sensor', 'loadSafety'],
  '82': ['Platform load sensing', 'loadSafety'],
};
