/*
 * `IST` is India's time and Ireland's in summer. Beside Irish places and numbers it is Ireland's, which is Britain's: `BST`.
 */

/** A stretch of a text for which dates and zones are looked: with `BST` for `IST` where the text is an Irish one. */
export function withIrishTime(text: string, start: number, end: number): string {
  const stretch = text.slice(start, end);
  return stretch.includes('IST') && isIrish(text) ? stretch.replace(irishTime, 'BST') : stretch;
}

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
