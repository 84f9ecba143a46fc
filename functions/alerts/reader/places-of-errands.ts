/*
 * `Send the invoice to …`, `Parts are at …`, `The truck leaves from …`: a place that a comment names for something that is fetched,
 * sent or on its way, which says nothing of where the machine is.
 */

/** Whether words that end before a place lead to one of an errand. */
export function isPlaceOfErrand(before: string): boolean {
  return toPlace.some((errand) => errand.test(before));
}

/** The same of words that end before the town, behind its street with a number. */
export function isTownOfErrand(before: string): boolean {
  return toTown.some((errand) => errand.test(before));
}

const parts =
  '(?:parts?|spares?|filters?|sensors?|kits?|hoses?|belts?|pumps?|batter(?:y|ies)|seals?|keys?|replacements?|invoices?|bills?|quotes?|receipts?|reports?|paperwork|che(?:que|ck)s?)';
const article = '(?:the |an? |our |your |my |his |their |those |these |any |all |some |new ){0,2}';
const comers =
  '(?:tech(?:nician)?s?|mechanics?|fitters?|drivers?|trucks?|vans?|lorry|lorries|trailers?|lowboys?|crews?|helpers?|help|guys?|servicem[ae]n|he|she|they|we|i)';

const errands: readonly string[] = [
  // `Ship the part to`, `mail us the invoice to`
  `(?<!\\p{L})(?:send|ship|mail|fax|post|courier|forward|return) (?:me |us )?${article}(?:\\p{L}{2,12} )?${parts} (?:off |over |out )?to `,
  // `Pick up the sensor at`
  `(?<!\\p{L})(?:pick(?:ing)? up|collect|grab|get|fetch|buy|order) ${article}(?:\\p{L}{2,12} )?${parts} (?:up )?(?:at|from|in) `,
  // `Parts are at`, `the kit is waiting in`
  `(?<!\\p{L})${parts} (?:is|are|will be|waits?)(?: (?:now|still|already|ready|waiting|kept|stored|stocked|available|in stock|on the shelf)){0,2} (?:at|in) `,
  // `The truck leaves from`, `tech is coming out of`
  `(?<!\\p{L})${comers} (?:is |are |will |would |has to |have to )?(?:(?:comes?|coming|leaves?|leaving|departs?|departing|drives?|driving|starts?|travels?|travell?ing)(?: (?:over|up|down|out|all the way))? (?:from|out of)|based (?:in|at|out of)) `,
  // `I will be in`, where somebody is to be some day
  String.raw`(?<!\p{L})(?:i|we|he|she|they)(?: will|['’]ll| won['’]t) be (?:back |down |up |over )?in `,
  // `Our yard:`
  String.raw`(?<!\p{L})(?:our|my) (?:\p{L}{2,10} )?(?:yard|work ?shop|shop|office|depot|warehouse|branch|store|address)(?: address)?\s?[:=] ?`,
  // `Rechnung bitte an`, `facture à`
  String.raw`(?<!\p{L})(?:rechnung|facture|factura|fattura|fatura|factuur|faktura(?:n|en)?|faktur[ęy])(?: \p{L}{1,12}){0,3} (?:an|nach|à|au|a|al|para|naar|aan|till|til|do|na) `,
  // `Die Teile liegen in`, `les pièces sont à`
  String.raw`(?<!\p{L})(?:(?:ersatz)?teile?|pièces?|piezas|repuestos|ricambi|pezzi|peças|onderdelen|(?:reserv)?del(?:e|er|ar|arna|ene)|części) (?:sind|liegt|liegen|sont|están|sono|são|estão|zijn|liggen|finns|ligger|er|är|są|leżą) (?:in|bei|am|à|au|en|a|em|bij|på|hos|i|w|na) (?:der )?`,
];

const toPlace = errands.map((errand) => new RegExp(`${errand}$`, 'iu'));
const toTown = errands.map((errand) => new RegExp(`${errand}(?:\\d[^.;:\\n]{0,40})?$`, 'iu'));
