/*
 * Hours that are no meter's, in other languages than English: how long a machine has stood, when somebody comes, what is due in so
 * many hours, a time of day, a hotline that answers day and night. Small numbers of hours alone; what leads to a large one is
 * a meter (`har gått i 3170 timmar`), unless it is plain what it is of.
 */

/** True for the hours that the number between two offsets is of: a span of time or a time of day, and no reading of a meter. */
export function isSpanOrClock(text: string, start: number, end: number, value: number): boolean {
  if (value >= longestSpan) return isOfWarranty(text, start, value);
  const lead = leadOf(text, start);
  const after = text.slice(end, end + 32);
  if (value <= 24 && (isClock(lead, text.slice(start, end), after) || roundTheClock.test(after))) return true;
  if (sinceOrUntil.test(lead) || ofService.test(lead)) return true;
  return value < 100 && (shortSpan.test(lead) || standingFor.test(lead) || spanBehind.test(after));
}

/** Hours from there on are a meter's, or a warranty's. */
const longestSpan = 1000;

function leadOf(text: string, start: number): string {
  const near = text.slice(Math.max(0, start - 56), start);
  return near.slice(Math.max(near.lastIndexOf('\n'), near.lastIndexOf('\t')) + 1);
}

/** `depuis 3 heures`, `seit 3 Stunden`, `desde hace 3 horas`, `dans 120 h`, `om 120 tim`, `za 120 mth`, `через 120 часов`. */
const sinceOrUntil =
  /(?<![\p{L}\p{N}])(?:depuis|seit|desde hace|sinds|sedan|siden|dans|binnen|innen|innerhalb von|tra|fra|om|inom|za|przez|peste|через|протягом|впродовж|в течение|уже)(?: (?:environ|etwa|ca|circa|unos|unas|cerca de|omkring|około|asi|около))?\.?\s{1,2}$/iu;
/** `lleva 3 horas parada`, `há 3 h`, `da 3 ore`, `al 3 uur`, `i 3 timer`, `od 3 godzin`, `de 3 ore`, `en 2 horas`: of small numbers only. */
const shortSpan =
  /(?<![\p{L}\p{N}])(?:llev(?:a|o|an|amos)(?: ya)?|hace|há|faz|da|al|al zeker|i|od|de|en|em|už|już|已经?|约)\s{1,2}$/iu;
/** `stoi 3 godziny`, `seissyt 3 tuntia`, `已停机3小时` */
const standingFor =
  /(?<![\p{L}\p{N}])(?:steht|stand|stehen|arrêtée?|immobilisée?|parad[oa]|detenid[oa]|ferm[oa]|staat|stått|stod|står|stået|stoi|stała|stojí|stála|stojì|seissyt|seisoo|seisonut|ollut (?:poissa|pysähdyksissä)|stă|áll|стоит|стоїть|duruyor)(?: (?:schon|déjà|ya|já|già|nu|allerede|redan|již|już|už|jo|уже|вже))?\s{1,2}$|(?:停机|停機|停工|停止|故障|等待|停了)(?:已|了|约|近)?\s?$/iu;
/** `3 horas parada`, `3 Stunden lang`, `3時間停止中`, `3시간째` */
const spanBehind =
  /^\s?(?:\p{L}{1,8}\.? (?:parad[oa]|detenid[oa]|sin |stil(?=[\s,.;])|stilla|stille|still|lang(?=[\s,.;])|lång|long|d['’]arrêt|di fermo|de parada|przestoju|prostoje|простоя|простою)|時間(?:停|前|も|待|動か|以上停)|小时(?:未|没|了)|시간(?:째| ?동안| ?정지))/iu;
/** `Próximo servicio en 120 h`, `tagliando a 250 ore`, `Prochain entretien : 120 h` */
const ofService =
  /(?<![\p{L}\p{N}])(?:(?:prochaine?|próxim[oa]|prossim[oa]|nächste[rs]?|volgende|nästa|neste|næste|następn[ya]|další|ďalš[ií]|sljedeći|următoarea|următorul|следующ(?:ее|ий)|наступн(?:е|ий)|seuraava|sonraki) \p{L}{4,14}|tagliando|przegląd)(?: \p{L}{1,5})?\s?:?\s{1,2}$/iu;

/** `Garantie bis 5000 Stunden`, `garantía hasta 3000 horas` */
function isOfWarranty(text: string, start: number, value: number): boolean {
  return value <= mostOfWarranty && warranty.test(leadOf(text, start));
}

const mostOfWarranty = 12_000;
const warranty =
  /(?<![\p{L}\p{N}])(?:garantie|gewährleistung|garantía|garantia|garanzia|gwarancj[ai]|záruk[ay]|garanti|takuu|гаранти[яи]|гарантія|jótállás)(?: (?:gilt|läuft|geht|vale|válida|válido|valida|gäller|gælder|gjelder|geldt|platí|obowiązuje))? (?:bis|jusqu['’]à|hasta|até|fino a|tot|till|til|do|до)(?: zu)?\s{1,2}$/iu;

/** `om 14.30 uur`, `a las 8 horas`, `vers 8 h`, `o 14.30 hod.`, `à 14 h 30`: an hour of the day, with its minutes if it has any. */
function isClock(lead: string, number: string, after: string): boolean {
  if (!clockFigures.test(number)) return false;
  return beforeClock.test(lead) || minutesBehind.test(after);
}

const clockFigures = /^(?:[01]?\d|2[0-4])(?:[.,][0-5]\d)?$/;
const minutesBehind =
  /^\s?h\s?[0-5]\d(?![\d\p{L}])(?!\s?m(?:in)?(?!\p{L}))|^時[0-5]?\d分|^点[0-5]?\d分|^시 ?[0-5]?\d분/iu;
const beforeClock =
  /(?<![\p{L}\p{N}])(?:um|gegen|vor|nach|ab|à|vers|avant|après|dès|jusqu['’]à|(?:a|hacia|sobre|antes de|después de|desde|hasta) las?|às|(?:por volta|antes|depois|a partir) d?as|até às|(?:alle|verso le|dopo le|entro le|dalle|per le)(?: ore)?|om|rond|rond de|omstreeks|vóór|tegen|kl|klokken|klockan|v|ve|o|okolo|kolem|około|przed|po|v čase|около|в|к|о|об|u|oko|la ora|la|klo|kello)\.?\s{1,2}$/iu;
/** `24 ore su 24`, `24 heures sur 24`, `24 uur per dag`, `24 h/24` */
const roundTheClock =
  /^\s?(?:\p{L}{1,8}\.?)?\s?(?:\/\s?24|(?:su|sur) 24|al día|por dia|por día|al giorno|am tag|per dag|om dygnet|i døgnet|na dobę|denně|denne|par jour|в сутки|на добу)(?![\p{L}\d])/iu;
