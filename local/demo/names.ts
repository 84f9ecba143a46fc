/** Names for demo technicians and their companies. No real person or company is meant. */
export const firstNames: readonly string[] = (
  'Aaron Abby Alan Alicia Amy Andre Angela Anita Antonio Ben Beth Bill Brandon Brenda Brian Caleb Carla Carlos ' +
  'Casey Chad Chris Cody Colleen Connie Craig Curtis Dale Dan Darnell Dave Denise Derek Diego Don Doug Drew Duane ' +
  'Dustin Earl Eddie Elena Eli Emma Eric Erin Ernie Esteban Evan Felix Frank Gabe Gary Gene Gina Glenn Grant Greg ' +
  'Hank Heather Hector Holly Ian Ivan Jack Jake Janelle Jared Jason Javier Jeff Jerome Jesse Jill Joel Jorge Josh ' +
  'Juan Karen Keith Kelly Ken Kent Kim Kurt Kyle Lance Larry Laura Leon Levi Lloyd Luis Luke Marcy Maria Mark Matt'
).split(' ');

export const lastNames: readonly string[] = (
  'Abbott Acosta Adler Ames Archer Ayala Barnes Bauer Beck Benson Bishop Blake Boone Bowen Boyd Brandt Briggs Burke ' +
  'Calhoun Carver Castillo Chavez Clark Cole Cooper Crane Cruz Dalton Dawson Delgado Dixon Dolan Drake Duncan Eaton ' +
  'Ellis Espinoza Fields Fischer Fleming Flores Foster Fuentes Gates Gibbs Graham Greer Haas Hale Hansen Hardy Hayes ' +
  'Holt Hoover Ibarra Jansen Jensen Kane Keller Kemp Kirby Koch Lamb Larsen Lopez Lowe Lucas Madden Marsh Mercer'
).split(' ');

/** The two parts of a company's name. Combined they make more names than the demo needs. */
export const companyWords: readonly string[] = (
  'Granite Cedar Summit Prairie Anvil Keystone Redline Ironhorse Bluestem Copper Northfork Stonebridge Timberline ' +
  'Riverbend Highline Gatewood Lakeshore Sawtooth Coldwater Fairlead Bedrock Crossbar Longhorn Mesa Ridgeway Sandhill ' +
  'Tidewater Whitetail Yellowpine Blackjack'
).split(' ');
export const companyKinds = ['Field Service', 'Heavy Repair', 'Equipment Repair'] as const;

/** An area code for each state. Followed by 555-0100 to 555-0199, the number belongs to nobody. */
export const areaCodes: Readonly<Record<string, string>> = {
  AK: '907',
  AL: '205',
  AR: '501',
  AZ: '602',
  CA: '213',
  CO: '303',
  CT: '203',
  DC: '202',
  DE: '302',
  FL: '305',
  GA: '404',
  HI: '808',
  IA: '515',
  ID: '208',
  IL: '217',
  IN: '317',
  KS: '316',
  KY: '502',
  LA: '504',
  MA: '413',
  MD: '301',
  ME: '207',
  MI: '616',
  MN: '612',
  MO: '573',
  MS: '601',
  MT: '406',
  NC: '704',
  ND: '701',
  NE: '402',
  NH: '603',
  NJ: '201',
  NM: '505',
  NV: '702',
  NY: '315',
  OH: '614',
  OK: '405',
  OR: '541',
  PA: '717',
  RI: '401',
  SC: '843',
  SD: '605',
  TN: '615',
  TX: '214',
  UT: '801',
  VA: '804',
  VT: '802',
  WA: '253',
  WI: '608',
  WV: '304',
  WY: '307',
};
