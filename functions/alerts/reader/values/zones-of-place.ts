/*
 * Letters that two countries have for their time. `IST` is India's and Ireland's in summer: beside Irish places and numbers it is
 * Ireland's, which is Britain's (`BST`). `CST` is America's and China's, which is Hong Kong's (`HKT`) where the text is Chinese.
 */

/** A stretch of a text for which dates and zones are looked, with the letters of these zones as other places have them. */
export function withZonesOfPlace(text: string, start: number, end: number): string {
  const stretch = text.slice(start, end);
  if (stretch.includes('IST') && isIrish(text)) return stretch.replace(irishTime, 'BST');
  return stretch.includes('CST') && isChinese(text) ? stretch.replace(centralTime, 'HKT') : stretch;
}

const centralTime = /(?<![\p{L}\d])CST(?![\p{L}\d])/gu;

/** Chinese words, and no time or address of America's. */
function isChinese(text: string): boolean {
  const told = text.slice(0, 20_000);
  return chinese.test(told) && !american.test(told);
}

const chinese = /[时時]间|[时時]間|故障|报警|位置|设备|設備|机型|型号/;
const american = /(?<![\p{L}\d])(?:CDT|EDT|EST|[A-Z]{2} \d{5})(?![\p{L}\d])|[\u3040-\u30ff]{2}/u;

const irishTime = /(?<![\p{L}\d])IST(?![\p{L}\d])/gu;

/** The text that was asked about last: one that tells a zone tells it again and again. */
let last = { text: '', irish: false };

function isIrish(text: string): boolean {
  if (last.text !== text) last = { text, irish: ofIreland.test(text) && !ofIndia.test(text) };
  return last.irish;
}

/** Its telephone numbers, web addresses, counties, towns and postal codes. */
const ofIreland =
  /(?<![\p{L}\d])(?:\+353|(?:Co\.?|County) (?:Carlow|Cavan|Clare|Cork|Donegal|Dublin|Galway|Kerry|Kildare|Kilkenny|Laois|Leitrim|Limerick|Longford|Louth|Mayo|Meath|Monaghan|Offaly|Roscommon|Sligo|Tipperary|Waterford|Westmeath|Wexford|Wicklow)|(?:Dublin|Cork|Galway|Limerick|Waterford|Kilkenny|Sligo|Drogheda|Dundalk|Tralee|Athlone|Ennis|Letterkenny|Castlebar|Tullamore|Portlaoise|Naas|Navan|Mullingar|Tuam|Ballina|Killarney|Clonmel|Ireland|Éire)|[ACDEFHKNPRTVWXY]\d[\dW] (?=[A-Z0-9]*\d)[A-Z0-9]{4})(?![\p{L}\d])|[\w-]\.ie(?![\p{L}\d.-])/u;
const ofIndia = /(?<![\p{L}\d])(?:India|\+91)(?![\p{L}\d])|\.in(?![\p{L}\d.-])/u;
